import type { RouterContextProvider } from "react-router";
import { FIRST_LANGUAGE } from "../../../server/contract/languages.ts";
import { needed } from "../../api/client.ts";
import { contentPages } from "../../api/shared.ts";
import { htmlOf, sectionsOf } from "../../format/sections.ts";
import { logFailure } from "../../host.ts";
import { m } from "../../messages/m.ts";

export type Field = "aboutUs" | "termsAndConditions" | "privacyPolicy" | "citation";

/** Not in the page's module, which is part of the browser's script. */
export async function loadContent(context: Readonly<RouterContextProvider>, field: Field) {
  const data = await contentRecord(context);
  const { lead, sections } = sectionsOf(data[field]);
  return {
    html: lead + htmlOf(sections),
    headings: sections.map(({ id, title }) => ({ id, title })),
    updatedOn: data.updatedOn[field] ?? null,
    textLanguage: languageOfField(data, field),
  };
}

/** Undefined where it is the page's. */
export function languageOfField({ inEnglish }: { inEnglish?: string[] | undefined }, field: Field) {
  return inEnglish?.includes(field) ? FIRST_LANGUAGE : undefined;
}

export async function contentRecord(context: Readonly<RouterContextProvider>) {
  const outcome = await contentPages(context);
  if (!outcome.ok) logFailure(context, outcome.failure);
  return needed(outcome, () => m.somethingWrong()).data;
}
