import { href } from "react-router";
import { inLanguage, type Language, type LanguageCode } from "../../server/contract/languages.ts";
import { createApiClient, load, type ApiClient } from "../api/client.ts";
import { xmlText } from "../format/xml.ts";
import { hostContext, type PageHandle } from "../host.ts";
import type { Route } from "./+types/sitemap.ts";
import { languageOfField, type Field } from "./content/load-content.ts";

interface Page {
  path: string;
  /** YYYY-MM-DD */
  lastChanged?: string | undefined;
  /** Of its text, where that is not translated: search engines are to list the page of that language alone. */
  textLanguage?: LanguageCode | undefined;
}

interface List<T> {
  data: T[];
  totalPages: number;
}

const PER_CALL = "100";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const host = context.get(hostContext);
  const inEach = await Promise.all(
    host.languages.map(async (language) => {
      const api = createApiClient(host, { token: undefined, device: undefined }, language.code);
      const pages = (await pagesOf(api)).filter(({ textLanguage }) => !textLanguage);
      return { language, pages, paths: new Set(pages.map(({ path }) => path)) };
    }),
  );
  const languagesOf = (path: string) => inEach.flatMap(({ language, paths }) => (paths.has(path) ? [language] : []));
  const urls = inEach.flatMap(({ language, pages }) =>
    pages.map((page) => urlOf(page, { origin, language, languages: languagesOf(page.path) })),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

export { noForms as action } from "./no-forms.ts";

async function pagesOf(api: ApiClient): Promise<Page[]> {
  const groups = [contentPages, dangerSigns, weekPages, articlePages, helpPages, events];
  const pages = await Promise.all(groups.map((group) => group(api)));
  return [{ path: href("/") }, { path: href("/forum") }, ...pages.flat()];
}

async function contentPages(api: ApiClient): Promise<Page[]> {
  const { data } = await load(api.setting.$get());
  const page = (path: string, field: Field) => ({
    path,
    lastChanged: data.updatedOn[field],
    textLanguage: languageOfField(data, field),
  });
  return [
    page(href("/about"), "aboutUs"),
    page(href("/terms-and-conditions"), "termsAndConditions"),
    page(href("/privacy-policy"), "privacyPolicy"),
    page(href("/citations"), "citation"),
  ];
}

async function dangerSigns(api: ApiClient): Promise<Page[]> {
  const { data } = await load(api.dangersign.$get());
  const untranslated = data.find(({ textLanguage }) => textLanguage);
  const isWhole = data.some(({ textLanguage }) => !textLanguage);
  return [{ path: href("/danger-signs"), textLanguage: isWhole ? undefined : untranslated?.textLanguage }];
}

async function weekPages(api: ApiClient): Promise<Page[]> {
  const [before, after] = await Promise.all([load(api.week.$get()), load(api.babyWeeks.$get())]);
  const pageOf =
    (tab: string) =>
    ({ week, textLanguage }: { week: number } & Pick<Page, "textLanguage">) => ({
      path: `${href("/weeks")}?${new URLSearchParams({ tab, week: String(week) })}`,
      textLanguage,
    });
  // Without a week it shows the first.
  return [
    { path: href("/weeks"), textLanguage: before.data[0]?.textLanguage },
    ...before.data.map(pageOf("before")),
    ...after.data.map(pageOf("after")),
  ];
}

async function articlePages(api: ApiClient): Promise<Page[]> {
  const listing = api.article.pagination.v2.category[":categoryId"];
  const articles = await all((page) =>
    load(listing.$get({ param: { categoryId: "all" }, query: { page, limit: PER_CALL, cards: "true" } })),
  );
  const pages = articles.map(({ id, createdAt, textLanguage }) => ({
    path: href("/article/:id", { id }),
    lastChanged: createdAt,
    textLanguage,
  }));
  return [{ path: href("/articles"), lastChanged: articles[0]?.createdAt }, ...pages];
}

async function helpPages(api: ApiClient): Promise<Page[]> {
  const [symptoms, guidelines, family] = await Promise.all([
    all((page) => load(api.symptoms.pagination.$get({ query: { page, limit: PER_CALL, cards: "true" } }))),
    all((page) => load(api.guidelines.pagination.$get({ query: { page, limit: PER_CALL, cards: "true" } }))),
    load(api.family.$get()),
  ]);
  return [
    { path: href("/symptoms") },
    ...symptoms.map(({ id, textLanguage }) => ({ path: `${href("/symptom")}?id=${id}`, textLanguage })),
    { path: href("/guidelines") },
    ...guidelines.map(({ id, textLanguage }) => ({ path: href("/guidelines/:id", { id }), textLanguage })),
    { path: href("/family") },
    ...family.data.map(({ key, textLanguage }) => ({ path: `${href("/family")}?id=${key}`, textLanguage })),
  ];
}

async function events(api: ApiClient): Promise<Page[]> {
  const { data } = await load(api.event.$get({ query: {} }));
  // A recurring event has one page; samples are no real events.
  const languages = new Map(data.filter(({ isSample }) => !isSample).map(({ id, textLanguage }) => [id, textLanguage]));
  const pages = Array.from(languages, ([id, textLanguage]) => ({ path: href("/events/:id", { id }), textLanguage }));
  return [{ path: href("/events") }, { path: `${href("/events")}?tab=all` }, { path: href("/calendar") }, ...pages];
}

async function all<T>(pageOf: (page: string) => Promise<List<T>>): Promise<T[]> {
  const { data, totalPages } = await pageOf("1");
  const items = [...data];
  for (let page = 2; page <= totalPages; page += 1) items.push(...(await pageOf(String(page))).data);
  return items;
}

interface Place {
  origin: string;
  language: Language;
  languages: readonly Language[];
}

function urlOf({ path, lastChanged }: Page, { origin, language, languages }: Place) {
  const addressIn = (each: Language) => xmlText(origin + inLanguage(path, each));
  const changed = lastChanged ? `<lastmod>${lastChanged}</lastmod>` : "";
  const alternates =
    languages.length > 1 ? languages.map((each) => alternate(each.code, addressIn(each))).join("") : "";
  return `<url><loc>${addressIn(language)}</loc>${changed}${alternates}</url>`;
}

function alternate(code: string, address: string) {
  return `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`;
}
