import type { OperatorSettings } from "../../../api/types.ts";

export type SettingKey = keyof OperatorSettings["saved"];

interface Setting {
  key: SettingKey;
  label: string;
  hint?: string;
  type?: "tel";
  missing?: string;
  choices?: Record<string, string>;
}

export interface SettingGroup {
  id: string;
  title: string;
  change: string;
  settings: Setting[];
}

export const settingGroups: SettingGroup[] = [
  {
    id: "operator",
    title: "Who runs this site",
    change: "Change who runs this site",
    settings: [
      {
        key: "operatorName",
        label: "Name",
        hint: "A person or an organisation. Readers see it on About.",
        missing: "the About page names nobody",
      },
      {
        key: "operatorContact",
        label: "Where you are reached",
        hint: "A number, an email address or a place. A member locked out of their account sees it too.",
        missing: "a member locked out of their account cannot reach you",
      },
    ],
  },
  {
    id: "names",
    title: "Name and tagline",
    change: "Change name and tagline",
    settings: [
      { key: "name", label: "Name" },
      { key: "tagline", label: "Tagline", hint: "The sentence at the top of the home page and below each page." },
    ],
  },
  {
    id: "numbers",
    title: "Phone numbers",
    change: "Change the numbers",
    settings: [
      { key: "emergencyNumber", label: "Emergency number", type: "tel" },
      {
        key: "helplineNumber",
        label: "Vaccine information",
        hint: "The vaccine desk, in the footer and on About. It is not a number for signs of illness.",
        type: "tel",
      },
    ],
  },
  {
    id: "stores",
    title: "Links to the apps",
    change: "Change the links",
    settings: [
      { key: "appStoreUrl", label: "App Store link" },
      { key: "playStoreUrl", label: "Play Store link" },
    ],
  },
  {
    id: "banner",
    title: "Banner among the articles",
    change: "Change the banner",
    settings: [
      {
        key: "banner",
        label: "Banner",
        hint: "Readers see it once it has an address.",
        choices: { shown: "Shown", hidden: "Hidden" },
      },
      { key: "bannerText", label: "Text" },
      { key: "bannerLinkText", label: "Text of the link" },
      {
        key: "bannerUrl",
        label: "Address",
        hint: "Needed if the banner is to be shown. Where the link leads, such as https://shop.example/offers.",
      },
    ],
  },
  {
    id: "forum",
    title: "Forum",
    change: "Change the forum settings",
    settings: [
      {
        key: "forumReview",
        label: "First posts, links and phone numbers",
        choices: { off: "Published at once", first: "Reviewed by a moderator first" },
      },
      {
        key: "forumPictures",
        label: "Pictures in posts",
        hint: "One a post. A moderator looks first at those of new members. Turned off, posts take no new ones; those that are there stay, and moderators can take them down.",
        choices: { off: "Off", on: "On" },
      },
    ],
  },
  {
    id: "translations",
    title: "Translations",
    change: "Change how translations are shown",
    settings: [
      {
        key: "unreviewedTranslations",
        label: "Translated texts about health that no clinician has read",
        hint: "A clinician reads a translation where one is entered as its reviewer; once it or its English text changes, it has to be read again. Titles and texts that are not shown come in English, with a note; so do papers, and texts with words from a row of the table of signs that no clinician has read.",
        choices: {
          shown: "Shown, with a notice and a link to the English",
          hidden: "Not shown: readers get the English",
        },
      },
    ],
  },
];

export function inWords({ choices }: Setting, value: string | null): string {
  return value === null ? "none" : (choices?.[value] ?? value);
}

export function shownValues(settings: Setting[], known: OperatorSettings): Partial<Record<SettingKey, string>> {
  return Object.fromEntries(settings.map((setting) => [setting.key, fieldValue(setting, known)]));
}

/** What a field begins with: a number to call is shown though it is the default. */
export function fieldValue({ key, type }: Setting, { saved, defaults }: OperatorSettings): string {
  return saved[key] ?? (type === "tel" ? defaults[key] : null) ?? "";
}

export function missingIn({ saved, defaults }: OperatorSettings): string[] {
  return settingGroups
    .flatMap(({ settings }) => settings)
    .flatMap(({ key, missing }) => (missing && (saved[key] ?? defaults[key] ?? "") === "" ? [missing] : []));
}

/** It is to be shown, and leads nowhere, so readers do not get it. */
export function bannerLacksAddress({ saved, defaults }: OperatorSettings): boolean {
  return (saved.banner ?? defaults.banner) !== "hidden" && (saved.bannerUrl ?? defaults.bannerUrl) === null;
}
