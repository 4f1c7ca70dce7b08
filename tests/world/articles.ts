import { writeArticle as write } from "../../server/domain/articles/write.ts";
import type { Database } from "../../server/db/schema.ts";

let last = 0;

/** An article as an editor would have it stored, newer than all that is shipped. @returns its id. */
export async function writeArticle(
  db: Database,
  { id = newId(), categoryId, title, text = "", publishedOn = "2030-01-01" }: NewArticle,
): Promise<string> {
  await write(
    { db },
    {
      id,
      categoryId,
      title,
      summary: "A summary.",
      body: `<p>${text}</p>`,
      picture: "teapot",
      author: "The editors",
      sources: "[]",
      publishedOn,
    },
  );
  return id;
}

interface NewArticle {
  /** One that is known, to change it. */
  id?: string;
  categoryId: string;
  title: string;
  text?: string;
  publishedOn?: string;
}

/** Each above the one before, so that the later of a day is the newer. */
function newId() {
  last += 1;
  return last.toString(16).padStart(9, "0").padEnd(24, "a");
}
