import { href } from "react-router";
import { inLanguage, type Language } from "../../server/contract/languages.ts";
import { getApi, load, type ApiClient } from "../api/client.ts";
import { xmlText } from "../format/xml.ts";
import { hostContext, type PageHandle } from "../host.ts";
import type { Route } from "./+types/sitemap.ts";

interface Page {
  path: string;
  /** YYYY-MM-DD */
  lastChanged?: string | undefined;
}

interface List<T> {
  data: T[];
  totalPages: number;
}

const PER_CALL = "100";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const { languages } = context.get(hostContext);
  const api = getApi(context);
  const groups = await Promise.all([contentPages(api), weekPages(api), articlePages(api), helpPages(api), events(api)]);
  const pages = [{ path: href("/") }, ...groups.flat()];
  const urls = pages.flatMap((page) => languages.map((language) => urlOf(page, { origin, language, languages })));
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

async function contentPages(api: ApiClient): Promise<Page[]> {
  const { updatedOn } = (await load(api.setting.$get())).data;
  return [
    { path: href("/about"), lastChanged: updatedOn["aboutUs"] },
    { path: href("/terms-and-conditions"), lastChanged: updatedOn["termsAndConditions"] },
    { path: href("/privacy-policy"), lastChanged: updatedOn["privacyPolicy"] },
    { path: href("/citations"), lastChanged: updatedOn["citation"] },
    { path: href("/danger-signs") },
    { path: href("/forum") },
  ];
}

async function weekPages(api: ApiClient): Promise<Page[]> {
  const [before, after] = await Promise.all([load(api.week.$get()), load(api.babyWeeks.$get())]);
  const pageOf = (tab: string) => (item: { week: number }) => ({
    path: `${href("/weeks")}?${new URLSearchParams({ tab, week: String(item.week) })}`,
  });
  return [{ path: href("/weeks") }, ...before.data.map(pageOf("before")), ...after.data.map(pageOf("after"))];
}

async function articlePages(api: ApiClient): Promise<Page[]> {
  const listing = api.article.pagination.v2.category[":categoryId"];
  const articles = await all((page) =>
    load(listing.$get({ param: { categoryId: "all" }, query: { page, limit: PER_CALL, cards: "true" } })),
  );
  const pages = articles.map(({ id, createdAt }) => ({
    path: href("/article/:id", { id }),
    lastChanged: createdAt,
  }));
  return [{ path: href("/articles"), lastChanged: articles[0]?.createdAt }, ...pages];
}

async function helpPages(api: ApiClient): Promise<Page[]> {
  const [symptoms, guidelines] = await Promise.all([
    all((page) => load(api.symptoms.pagination.$get({ query: { page, limit: PER_CALL, cards: "true" } }))),
    all((page) => load(api.guidelines.pagination.$get({ query: { page, limit: PER_CALL, cards: "true" } }))),
  ]);
  return [
    { path: href("/symptoms") },
    ...symptoms.map(({ id }) => ({ path: `${href("/symptom")}?id=${id}` })),
    { path: href("/guidelines") },
    ...guidelines.map(({ id }) => ({ path: href("/guidelines/:id", { id }) })),
  ];
}

async function events(api: ApiClient): Promise<Page[]> {
  const { data } = await load(api.event.$get({ query: {} }));
  // A recurring event has one page; samples are no real events.
  const ids = new Set(data.filter(({ isSample }) => !isSample).map(({ id }) => id));
  const pages = Array.from(ids, (id) => ({ path: href("/events/:id", { id }) }));
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
