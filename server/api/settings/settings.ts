import { AppSettingsJson, ContentRecordJson } from "../../contract/settings/answers.ts";
import { sourcesBeside } from "../../content/sources-beside.ts";
import { keptUntilWritten } from "../../domain/kept-until-written.ts";
import type { Context } from "../../domain/context.ts";
import { allSources, contentPages } from "../../domain/pages/pages.ts";
import { withSettings } from "./app-settings.ts";
import { createRoute, router } from "../router.ts";
import { inData, ok } from "../responses.ts";

const reading = createRoute({
  operationId: "readContentRecord",
  method: "get",
  path: "/setting",
  tags: ["Settings"],
  summary: "The texts of the content pages, as HTML",
  responses: ok("The content record", inData(ContentRecordJson)),
});

const readingApp = createRoute({
  operationId: "readAppSettings",
  method: "get",
  path: "/setting/app",
  tags: ["Settings"],
  summary: "Name, store links and numbers that the operator set",
  responses: ok("The settings", inData(AppSettingsJson)),
});

const fields = {
  aboutUs: "about",
  termsAndConditions: "terms-and-conditions",
  privacyPolicy: "privacy-policy",
  citation: "citations",
} as const;

/** Read from all texts, which takes as long as three pages. */
const citedSources = keptUntilWritten(async (context: Context) => {
  const beside = await sourcesBeside();
  return allSources(
    context,
    beside.map(({ sources }) => sources),
  );
});

export const settings = router()
  .openapi(reading, async (c) => {
    const pages = new Map((await contentPages(c.var.context)).map((page) => [page.key, page]));
    const html = (key: string) => withSettings(pages.get(key)?.body ?? "", c.var.app);
    const english = Object.entries(fields).filter(([, key]) => pages.get(key)?.textLanguage !== undefined);
    const updatedOn = Object.entries(fields).map(([field, key]) => [field, pages.get(key)?.updatedOn ?? ""]);
    return c.json(
      {
        data: {
          aboutUs: html(fields.aboutUs),
          termsAndConditions: html(fields.termsAndConditions),
          privacyPolicy: html(fields.privacyPolicy),
          citation: html(fields.citation),
          updatedOn: Object.fromEntries(updatedOn),
          ...(english.length === 0 ? {} : { inEnglish: english.map(([field]) => field) }),
          sources: await citedSources(c.var.context),
        },
      },
      200,
    );
  })
  // Its name and tagline are said now, in the language of the call.
  .openapi(readingApp, (c) => c.json({ data: { ...c.var.app } }, 200));
