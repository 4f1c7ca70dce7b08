import type { SettingValues } from "../../settings/rules.ts";
import { escapeHtml } from "../../html/escape.ts";
import { isolated, withIsolates } from "../../domain/isolates.ts";
import { say } from "../../contract/sentences/say.ts";
import { nameInWords } from "../../domain/name-in-words.ts";
import { currentLanguage, isRightToLeft, translatedUnlessOwn } from "../../language.ts";
import type { AppSettings } from "../environment.ts";

/** The name and the tagline are said in the language that is spoken when they are read. */
export function appSettingsOf(
  values: SettingValues,
  sends: Pick<AppSettings, "sendsSms" | "provesPhones" | "sendsReminders" | "sendsPush">,
): AppSettings {
  const { bannerUrl: url, bannerText, bannerLinkText } = values;
  return {
    get name() {
      return nameInWords(values);
    },
    get tagline() {
      return translatedUnlessOwn(values.tagline ?? "", say.tagline);
    },
    appStoreUrl: values.appStoreUrl,
    playStoreUrl: values.playStoreUrl,
    emergencyNumber: values.emergencyNumber ?? "",
    helplineNumber: values.helplineNumber ?? "",
    ...sends,
    takesPostPictures: values.forumPictures === "on",
    banner:
      url !== null && values.banner === "shown"
        ? { text: bannerText ?? "", linkText: bannerLinkText ?? "", url }
        : null,
  };
}

export function withSettings(html: string, app: AppSettings) {
  return fillIn(html, app, (value) => withIsolates(apart(escapeHtml(value))));
}

export function fillSettings(text: string, app: AppSettings) {
  return fillIn(text, app, apart);
}

function apart(value: string) {
  return isRightToLeft(currentLanguage()) ? isolated(value) : value;
}

function fillIn(text: string, app: AppSettings, written: (value: string) => string) {
  const values = new Map([
    ["{appName}", app.name],
    ["{emergencyNumber}", app.emergencyNumber],
    ["{helplineNumber}", app.helplineNumber],
  ]);
  return text.replaceAll(/\{[a-zA-Z]+\}/g, (place) => {
    const value = values.get(place);
    return value === undefined ? place : written(value);
  });
}
