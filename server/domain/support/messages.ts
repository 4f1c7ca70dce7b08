import type { Selectable } from "kysely";
import type { ContactAnswerTable, ContactMessageTable } from "../../db/schema/support.ts";
import type { Member } from "../member/member.ts";
import { requirePhoneNumber } from "../phone-numbers.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { newId } from "../identity.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import type { TimeOrder } from "../../contract/orders.ts";
import { earlierOf, idempotencyKeysOf } from "../idempotency.ts";
import { newReference, parseReference } from "./reference.ts";

export type ContactAnswer = Selectable<ContactAnswerTable> & { operatorName: string | null };

export type ContactMessage = Selectable<ContactMessageTable> & {
  /** The name of the account, whatever name was given here. */
  authorName: string;
  authorPhone: string;
  answers: ContactAnswer[];
};

interface ContactWords {
  name: string;
  contactNumber: string;
  subject: string;
  query: string;
}

/** Suspended members may write too: they may want to say that the suspension was wrong. */
export async function sendContactMessage(
  context: Context,
  author: Member,
  { formKey, ...words }: ContactWords & { formKey: string | null },
): Promise<ContactMessage> {
  const contactNumber = requirePhoneNumber(words.contactNumber, "contactNumber");
  await context.limits.take("contact", author.id);
  const { name, subject, query } = words;
  const idempotency = idempotencyKeysOf(formKey, ["contact", name, contactNumber, subject, query], context.now());
  const id = await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const earlier = await earlierOf(inside, "contactMessage", author, idempotency);
    const message = { authorId: author.id, name, contactNumber, subject, query, submissionKey: idempotency.key };
    return earlier ?? store(inside, message);
  });
  return contactMessage(context, (row) => row.where("contactMessage.id", "=", id));
}

async function store(
  { db, now }: Context,
  message: Pick<ContactMessageTable, "authorId" | "name" | "contactNumber" | "subject" | "query" | "submissionKey">,
): Promise<string> {
  for (;;) {
    const stored = await db
      .insertInto("contactMessage")
      .values({ ...message, id: newId(), reference: newReference(), state: "open", createdAt: now() })
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (stored) return stored.id;
  }
}

export async function ownContactMessages(
  context: Context,
  author: Member,
  paging: Paging,
): Promise<Page<ContactMessage>> {
  const own = messages(context).where("contactMessage.authorId", "=", author.id);
  const page = await readPage(own.orderBy("contactMessage.createdAt", "desc").orderBy("contactMessage.id"), paging);
  return { ...page, items: await withAnswers(context, page.items) };
}

export function ownContactMessage(context: Context, author: Member, reference: string): Promise<ContactMessage> {
  return contactMessage(context, (row) =>
    row.where("contactMessage.reference", "=", reference).where("contactMessage.authorId", "=", author.id),
  );
}

/** @param search a reference number, which finds its message whatever the state. */
export async function listContactMessages(
  context: Context,
  {
    search,
    state = "open",
    sort = state === "open" ? "oldest" : "newest",
    ...paging
  }: Paging & { search: string; state?: ContactMessage["state"]; sort?: TimeOrder | undefined },
): Promise<Page<ContactMessage>> {
  const wanted = search
    ? messages(context).where("contactMessage.reference", "=", parseReference(search) ?? "")
    : messages(context).where("contactMessage.state", "=", state);
  const direction = sort === "oldest" ? "asc" : "desc";
  const page = await readPage(
    wanted.orderBy("contactMessage.createdAt", direction).orderBy("contactMessage.id", direction),
    paging,
  );
  return { ...page, items: await withAnswers(context, page.items) };
}

export function contactMessageByReference(context: Context, reference: string): Promise<ContactMessage> {
  return contactMessage(context, (row) => row.where("contactMessage.reference", "=", reference));
}

type Messages = ReturnType<typeof messages>;

async function contactMessage(context: Context, choose: (rows: Messages) => Messages): Promise<ContactMessage> {
  const row = found(await choose(messages(context)).executeTakeFirst(), "message");
  return { ...row, answers: await answersTo(context, row.id) };
}

function messages({ db }: Context) {
  return db
    .selectFrom("contactMessage")
    .innerJoin("member", "member.id", "contactMessage.authorId")
    .selectAll("contactMessage")
    .select(["member.fullName as authorName", "member.phone as authorPhone"]);
}

function withAnswers<Row extends { id: string }>(context: Context, rows: Row[]) {
  return Promise.all(rows.map(async (row) => ({ ...row, answers: await answersTo(context, row.id) })));
}

function answersTo({ db }: Context, messageId: string): Promise<ContactAnswer[]> {
  return db
    .selectFrom("contactAnswer")
    .leftJoin("member", "member.id", "contactAnswer.operatorId")
    .selectAll("contactAnswer")
    .select("member.fullName as operatorName")
    .where("contactMessageId", "=", messageId)
    .orderBy("contactAnswer.createdAt")
    .orderBy("contactAnswer.id")
    .execute();
}
