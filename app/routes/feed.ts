import { href } from "react-router";
import { getApi, load } from "../api/client.ts";
import type { ArticleCard } from "../api/types.ts";
import { xmlText } from "../format/xml.ts";
import type { PageHandle } from "../host.ts";
import type { Route } from "./+types/feed.ts";
import { language, pagePath } from "../language.ts";
import { m } from "../messages/m.ts";

const NEWEST = "20";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const api = getApi(context);
  const listing = api.article.pagination.v2.category[":categoryId"];
  const [{ data: app }, { data: articles }] = await Promise.all([
    load(api.setting.app.$get()),
    load(listing.$get({ param: { categoryId: "all" }, query: { page: "1", limit: NEWEST, cards: "true" } })),
  ]);
  const self = origin + pagePath(href("/articles.atom"));
  const updated = articles[0]?.createdAt ?? "1970-01-01";
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.code}">
<id>${xmlText(self)}</id>
<title>${xmlText(m.feedTitle({ name: app.name }))}</title>
<subtitle>${xmlText(app.tagline)}</subtitle>
<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>
<link rel="alternate" type="text/html" href="${xmlText(origin + pagePath(href("/articles")))}"/>
<updated>${timeOf(updated)}</updated>
${articles.map((article) => entryOf(article, origin)).join("\n")}
</feed>
`;
  return new Response(xml, {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

export { noForms as action } from "./no-forms.ts";

function entryOf({ id, title, summary, createdAt, author, category, textLanguage }: ArticleCard, origin: string) {
  const address = xmlText(origin + pagePath(href("/article/:id", { id })));
  return `<entry${textLanguage ? ` xml:lang="${textLanguage}"` : ""}>
<id>${address}</id>
<title>${xmlText(title)}</title>
<summary>${xmlText(summary)}</summary>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${timeOf(createdAt)}</published>
<updated>${timeOf(createdAt)}</updated>
<author><name>${xmlText(author.fullName)}</name></author>
<category term="${xmlText(category.name)}"/>
</entry>`;
}

/** Atom requires a time. */
function timeOf(date: string) {
  return `${date}T00:00:00Z`;
}
