import { z } from "zod";
import { lockCategories, removeArticle, writeArticle } from "../../articles/write.ts";
import type { Database } from "../../../db/schema.ts";
import { FIRST_LANGUAGE } from "../../../contract/languages.ts";
import { say } from "../../../contract/sentences/say.ts";
import { invalid } from "../../../failures.ts";
import { speaking } from "../../../language.ts";
import { shippedId } from "../../identity.ts";
import { defineKind } from "../define-kind.ts";
import {
  date,
  datedAfter,
  helpline,
  line,
  optionalLine,
  optionalUpload,
  picture,
  sources,
  title,
} from "../front-matter.ts";

const CATEGORY = "Choose a category.";
const COVER_GONE = "This picture was removed. Choose another, or none.";

const matter = z.object({
  title,
  category: line(80, CATEGORY),
  picture,
  cover: optionalUpload,
  summary: line(200, "Write a summary."),
  author: optionalLine(80),
  published: date.optional(),
  helpline,
  sources,
});

export const article = defineKind({
  name: "article",
  files: { folder: "articles" },
  matter,
  title: "title",
  translated: { title: "title", summary: "summary" },
  needsText: "Write the article.",
  sourcesOf: (fields) => fields.sources,
  datesOutOfRange: ({ published }, { shown }) => datedAfter(shown, "published", published),
  async requireKnown(db, { category, cover }) {
    if (cover !== undefined && !(await isUploaded(db, cover))) throw invalid("cover", COVER_GONE);
    if (category === undefined) return;
    const id = shippedId("category", category);
    const known = await db.selectFrom("category").select("id").where("id", "=", id).executeTakeFirst();
    if (!known) throw invalid("category", CATEGORY);
  },
  async store({ db, today }, { id, matter, html }) {
    const { title, category, picture, cover, summary, author, published, helpline = null, sources } = matter;
    const categoryId = shippedId("category", category);
    const earlier = db.selectFrom("article").select(["publishedOn", "categoryId"]).where("id", "=", id);
    const before = await earlier.executeTakeFirst();
    const locked = await lockCategories({ db }, [categoryId, ...(before ? [before.categoryId] : [])]);
    if (!locked.has(categoryId)) throw invalid("category", CATEGORY);
    await writeArticle(
      { db },
      {
        id,
        categoryId,
        title,
        summary,
        picture,
        // Removed before its time came, it gives way to the drawn one.
        cover: cover !== undefined && (await isUploaded(db, cover)) ? cover : null,
        body: html,
        helplinePurpose: helpline,
        author: author || speaking(FIRST_LANGUAGE, say.theEditors),
        sources: JSON.stringify(sources),
        publishedOn: published ?? before?.publishedOn ?? today,
      },
    );
  },
  remove: ({ db }, id) => removeArticle({ db }, id),
});

async function isUploaded(db: Database, path: string) {
  return (await db.selectFrom("contentPicture").select("id").where("path", "=", path).executeTakeFirst()) !== undefined;
}
