import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { Failure } from "../../failures.ts";
import { newId } from "../identity.ts";
import { recordAct } from "../audit-log/acts.ts";
import type { Said } from "../notify/news.ts";
import { notify } from "../notify/notify.ts";
import { contactMessageByReference, type ContactMessage } from "./messages.ts";

interface Seen {
  reference: string;
  version: number;
}

/** @throws {Failure} conflict, when another operator answered or closed it meanwhile. */
export async function answerContactMessage(
  context: Context,
  operator: Member,
  { reference, version, body }: Seen & { body: string },
): Promise<ContactMessage> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const message = await move(inside, { reference, version }, "answered");
    if (!message) return requireSame(inside, reference, ({ answers }) => isBy(operator, answers.at(-1), body));
    const answer = { id: newId(), contactMessageId: message.id, operatorId: operator.id, body };
    await db
      .insertInto("contactAnswer")
      .values({ ...answer, createdAt: context.now() })
      .execute();
    await notifyAuthor(inside, operator, message, { act: "answer", said: ["answered", { reference }] });
  });
  return contactMessageByReference(context, reference);
}

export async function closeContactMessage(context: Context, operator: Member, seen: Seen): Promise<ContactMessage> {
  const { reference } = seen;
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const message = await move(inside, seen, "closed");
    if (!message) return requireSame(inside, reference, ({ state }) => state === "closed");
    await notifyAuthor(inside, operator, message, { act: "close", said: ["closed", { reference }] });
  });
  return contactMessageByReference(context, reference);
}

type Moved = Pick<ContactMessage, "id" | "authorId" | "reference">;

async function move({ db }: Context, { reference, version }: Seen, state: "answered" | "closed") {
  return db
    .updateTable("contactMessage")
    .set((row) => ({ state, version: row("version", "+", 1) }))
    .where("reference", "=", reference)
    .where("version", "=", version)
    .returning(["id", "authorId", "reference"])
    .executeTakeFirst();
}

async function notifyAuthor(
  context: Context,
  operator: Member,
  { authorId, reference }: Moved,
  { act, said }: { act: "answer" | "close"; said: Said },
): Promise<void> {
  const subject = { subjectKind: "contactMessage" as const, subjectId: reference };
  const reason = authorId === operator.id ? "They wrote the message themselves." : null;
  await recordAct(context, operator.id, { act, ...subject, reason });
  await notify(context, [authorId], { kind: "contact", ...subject, said });
}

async function requireSame(context: Context, reference: string, isDone: (stored: ContactMessage) => boolean) {
  if (isDone(await contactMessageByReference(context, reference))) return;
  throw new Failure("conflict", "Somebody else was first. Their answer is shown here, and your text is kept.", {
    code: "changed_meanwhile",
  });
}

function isBy(operator: Member, answer: ContactMessage["answers"][number] | undefined, body: string) {
  return answer?.operatorId === operator.id && answer.body === body;
}
