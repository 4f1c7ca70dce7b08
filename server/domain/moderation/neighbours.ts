import { sql } from "kysely";
import type { SubjectKind, TextState } from "../../db/schema/forum.ts";
import type { Context } from "../context.ts";
import { authorOf, type Author } from "../forum/authors.ts";
import { subjectById, type Subject } from "./subjects.ts";

export interface Neighbour {
  kind: SubjectKind;
  id: string;
  author: Author;
  title: string | null;
  body: string;
  state: TextState;
  isBefore: boolean;
}

const BESIDE = 2;

export async function neighboursOf(context: Context, { kind, id, postId }: Subject): Promise<Neighbour[]> {
  if (postId === null) return [];
  if (kind === "post") return comments(context, postId, { after: 0 });
  const own = await context.db.selectFrom("comment").select("number").where("id", "=", id).executeTakeFirst();
  const post = await subjectById(context, "post", postId);
  if (!own || !post) return [];
  const before = await comments(context, postId, { before: own.number });
  const after = await comments(context, postId, { after: own.number });
  return [{ ...post, kind: "post", isBefore: true }, ...before, ...after];
}

async function comments(
  { db }: Context,
  postId: string,
  side: { before: number } | { after: number },
): Promise<Neighbour[]> {
  const isBefore = "before" in side;
  const rows = await db
    .selectFrom("comment")
    .leftJoin("member", "member.id", "comment.authorId")
    .select(["comment.number", "comment.id", "authorId", "pseudonym", "body", "state"])
    .select(["fullName", "image", "isSample"])
    .select(sql<null>`null`.as("title"))
    .where("postId", "=", postId)
    .where("comment.number", isBefore ? "<" : ">", isBefore ? side.before : side.after)
    .orderBy("comment.number", isBefore ? "desc" : "asc")
    .limit(BESIDE)
    .execute();
  const inOrder = rows.toSorted((one, other) => one.number - other.number);
  return inOrder.map(({ id, title, body, state, ...row }) => ({
    kind: "comment",
    id,
    author: authorOf(row),
    title,
    body,
    state,
    isBefore,
  }));
}
