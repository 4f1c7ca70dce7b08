import type { SettingValues } from "../../settings/rules.ts";
import { escapeHtml } from "../../html/escape.ts";
import { isolated, withIsolates } from "../../contract/isolates.ts";
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
    operatorName: values.operatorName,
    operatorContact: values.operatorContact,
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
  return fillIn(html, app, (value) => withIsolates(escapeHtml(value)));
}

export function fillSettings(text: string, app: AppSettings) {
  return fillIn(text, app, (value) => value);
}

function apart(value: string) {
  return isRightToLeft(currentLanguage()) ? isolated(value) : value;
}

function fillIn(text: string, app: AppSettings, written: (value: string) => string) {
  const values = new Map([
    ["{appName}", apart(app.name)],
    ["{emergencyNumber}", apart(app.emergencyNumber)],
    ["{helplineNumber}", apart(app.helplineNumber)],
    ["{operator}", operatorInWords(app)],
  ]);
  return text.replaceAll(/\{[a-zA-Z]+\}/g, (place) => {
    const value = values.get(place);
    return value === undefined ? place : written(value);
  });
}

/** One or two sentences about who runs this copy, as far as the operator has said it. */
function operatorInWords({ operatorName: name, operatorContact: contact }: AppSettings) {
  const told = [...(name ? [say.operatorNamed({ name })] : []), ...(contact ? [say.operatorReached({ contact })] : [])];
  return told.length > 0 ? told.join(" ") : say.operatorUnnamed();
}
