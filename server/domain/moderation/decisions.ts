import type { Outcome, TextState } from "../../db/schema/forum.ts";
import type { Member } from "../accounts/members.ts";
import type { Context } from "../context.ts";
import { invalid, notFound } from "../failures.ts";
import { changeState, holdThread, type TextId } from "../forum/text-states.ts";
import { notify } from "../notifications/notifications.ts";
import { tellThread } from "../notifications/thread-news.ts";
import { recordAct } from "./acts.ts";
import { closeReports, requireOther, tellReporters, type Decision } from "./closing.ts";
import { caseById, countHidden, writtenBy, type Case } from "./queue.ts";

/** What may be decided about a text. */
export const OUTCOMES = ["hide", "restore", "dismiss"] as const satisfies Outcome[];

type TextDecision = Decision & { outcome: (typeof OUTCOMES)[number] };

/**
 * A moderator's decision about a post or comment: it closes the open reports, and author and reporters are told.
 * `hide` takes it away, `restore` shows it, `dismiss` finds nothing wrong. The same twice is one.
 * @throws {Failure} notFound; forbidden, about her own words; invalid, for a dismissal of what nobody reported.
 */
export async function decide(
  context: Context,
  moderator: Member,
  text: TextId,
  { outcome, reason }: TextDecision,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const held = await holdThread(inside, text);
    const found = await caseById(inside, text.kind, text.id);
    requireOther(moderator, found);
    const change = changeBy(outcome, found);
    if (change && held) await changeState(inside, held, { ...change, reason: change.to === "hidden" ? reason : null });
    if (change?.from === "waiting" && change.to === "shown" && text.kind === "comment")
      await tellThread(inside, text.id);
    const closed = await closeReports(inside, moderator, text, { outcome, reason });
    await db.updateTable(text.kind).set({ openReportCount: 0 }).where("id", "=", text.id).execute();
    if (!change && closed.length === 0) return;
    await recordAct(inside, moderator.id, { act: outcome, subjectKind: text.kind, subjectId: text.id, reason });
    const hidden = `The ${text.kind} that you reported was hidden.`;
    const left = `We looked at the ${text.kind} that you reported and left it.`;
    await tellReporters(inside, text, closed, outcome === "hide" ? hidden : left);
    if (change) await tellAuthor(inside, found, { outcome, reason });
  });
}

/** What a decision does to the text; undefined: it stays as it is. */
function changeBy(
  outcome: TextDecision["outcome"],
  { kind, subject, reports }: Case,
): { from: TextState; to: TextState } | undefined {
  const from = subject?.state;
  if (outcome === "dismiss" && from === "waiting" && reports.length === 0) {
    throw invalid("outcome", `This ${kind} waits for a first look. Show it or hide it.`);
  }
  const to = outcome === "hide" ? "hidden" : "shown";
  if (from === undefined || from === to) return undefined;
  // Nothing wrong with what was said of it shows neither what waits for a first look nor what was hidden for a reason.
  if (outcome === "dismiss" && from !== "reported") return undefined;
  return { from, to };
}

/**
 * Who is behind a pseudonym, and how often reported words of hers were hidden under any name; every look is written
 * down.
 * @throws {Failure} notFound, when nobody is.
 */
export async function trace(
  context: Context,
  moderator: Member,
  { kind, id }: TextId,
): Promise<{ fullName: string; timesHidden: number }> {
  const memberId = writtenBy(await caseById(context, kind, id));
  if (!memberId) throw notFound("member");
  await recordAct(context, moderator.id, { act: "trace", subjectKind: kind, subjectId: id, reason: null });
  const { fullName } = await context.db
    .selectFrom("member")
    .select("fullName")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return { fullName, timesHidden: await countHidden(context, memberId) };
}

async function tellAuthor(context: Context, { kind, id, subject }: Case, { outcome, reason }: Decision) {
  if (!subject?.authorId) return;
  const again = subject.state === "waiting" ? "" : " again";
  const shown = `A moderator looked at your ${kind}, and others can read it${again}.`;
  await notify(context, [subject.authorId], {
    kind: "moderation",
    subjectKind: kind,
    subjectId: id,
    sentence: outcome === "hide" ? `A moderator hid your ${kind}: ${reason}` : shown,
  });
}
