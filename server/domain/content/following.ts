import { kindsOfContent } from "../../contract/content/kinds.ts";
import type { Database } from "../../db/schema.ts";
import { allInvalid, Failure, sentencesOf, type Problem } from "../../failures.ts";
import { editedRow, readEdited, readEditedWords, signOfRow } from "../signs/rows.ts";
import { withEdited, type EditedRows } from "../signs/table.ts";
import { storedOf, type ContentDocument } from "./documents.ts";
import { documentOf, type ContentItem } from "./items.ts";
import { isTranslation, withLanguage, type ItemName } from "./item-name.ts";
import type { Storing } from "./kind.ts";
import { kindNamed, kinds } from "./kinds.ts";

interface Following {
  item: ContentItem;
  document: ContentDocument;
}

async function followersOf(db: Database, key: string): Promise<Following[]> {
  const sign = signOfRow(key);
  if (sign === undefined) return [];
  const items = await db
    .selectFrom("contentItem")
    .selectAll()
    .where("publishedVersion", "is not", null)
    .where("kind", "!=", "sign")
    .orderBy("kind")
    .orderBy("key")
    .orderBy("language")
    .execute();
  const followers: Following[] = [];
  for (const item of items) {
    const document = await documentOf({ db }, item, item.publishedVersion ?? 0);
    const text = storedOf(document);
    if (text.includes(sign) && (text.includes("{{") || kindNamed(item.kind).isOfSigns))
      followers.push({ item, document });
  }
  return followers;
}

/** What would not fit a changed row: questions whose signs would differ, texts that name several urgencies at once. */
export async function problemsOfFollowing(db: Database, name: ItemName, document: ContentDocument): Promise<Problem[]> {
  const { kind, key, language } = name;
  if (kind !== "sign" || isTranslation(name) || !kindNamed(kind).judge(key, document, language).readable) return [];
  const rows = new Map([...(await readEdited(db)), [key, editedRow(document)]]);
  const followers = await followersOf(db, key);
  return followers.flatMap((one) => problemsOf(rows, one).slice(0, 1));
}

function problemsOf(rows: EditedRows, { item, document }: Following): Problem[] {
  const { problems } = withEdited(rows, () => kindNamed(item.kind).judge(item.key, document, item.language));
  const name = withLanguage(`the ${kindsOfContent[item.kind].one} “${item.title}”`, item);
  return sentencesOf(problems).map(({ msg }) => ({
    msg: `It would not fit ${name}. ${msg} Change that one first.`,
    path: "urgency",
  }));
}

export async function follow(storing: Storing, { kind, key }: ItemName): Promise<void> {
  if (kind !== "sign") return;
  const { db } = storing;
  const rows = await readEdited(db);
  const words = await readEditedWords(db);
  const followers = await followersOf(db, key);
  const problems = followers.flatMap((one) => problemsOf(rows, one).slice(0, 1));
  if (problems.length > 0) throw allInvalid(problems);
  for (const { item, document } of followers) {
    const read = () => kindNamed(item.kind).read(item.key, document, item.language);
    const readable = withEdited(rows, read, words);
    await readable.store(storing);
  }
  for (const each of kinds) if (followers.some(({ item }) => item.kind === each.name)) await each.settle(storing);
}

/** After a change of the table of signs: puts its words into all texts that readers have, those of editors too. */
export async function storeAgain(storing: Storing): Promise<void> {
  const rows = await storing.db
    .selectFrom("contentItem")
    .selectAll()
    .where("publishedVersion", "is not", null)
    .execute();
  for (const kind of kinds) {
    for (const item of rows.filter((row) => row.kind === kind.name)) {
      try {
        const document = await documentOf(storing, item, item.publishedVersion ?? 0);
        if (!kind.isOfSigns && !storedOf(document).includes("{{")) continue;
        await kind.read(item.key, document, item.language).store(storing);
      } catch (error) {
        // An editor's text may name a sign that is gone: readers keep its last words.
        if (!(error instanceof Failure)) throw error;
      }
    }
    await kind.settle(storing);
  }
}
