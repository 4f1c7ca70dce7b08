import type { OUTCOMES } from "../../contract/moderation/choices.ts";
import { CHOOSE_OUTCOME } from "../../contract/moderation/fields.ts";
import type { TextState } from "../../db/schema/forum.ts";
import type { DecisionKind } from "../../db/schema/moderation.ts";
import type { Member } from "../member/member.ts";
import { HAS_ROLE } from "../member/suspension.ts";
import type { Context } from "../context.ts";
import { Failure, invalid, notFound } from "../../failures.ts";
import { releasePostPicture, removePostPicture } from "../forum/post-pictures.ts";
import { changeState, lockThread, removeText, type TextId } from "../forum/text-states.ts";
import type { Said } from "../notify/news.ts";
import { notify } from "../notify/notify.ts";
import { notifyThread } from "../forum/thread-news.ts";
import { recordAct } from "../audit-log/acts.ts";
import { recordGlimpse } from "./unmasking.ts";
import { recordAdverseDecision, lockAuthor, wasDecided } from "./adverse-decision.ts";
import { undoHiding } from "./answers.ts";
import { closeReports, decidedMeanwhile, loggedReason, requireOther, notifyReporters } from "./closing.ts";
import { findCase, writtenBy, type Case } from "./queue.ts";

type TextOutcome = (typeof OUTCOMES)[number];

interface TextDecision {
  outcome: TextOutcome;
  reason: string;
  days: number;
  /** The state in which the moderator read the text; not every client sends it. */
  seen?: TextState | undefined;
}

/** @throws {Failure} notFound; forbidden, for own words; invalid; conflict, when decided otherwise meanwhile. */
export async function decide(context: Context, moderator: Member, text: TextId, decision: TextDecision): Promise<void> {
  const { outcome, reason, days } = decision;
  const deciding = context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    if (outcome === "suspend" || outcome === "warn")
      await lockAuthor(inside, await findCase(inside, text.kind, text.id));
    const locked = await lockThread(inside, text);
    const found = await findCase(inside, text.kind, text.id);
    if (!found) return requireSame(inside, moderator, text, decision);
    requireOther(moderator, found);
    requirePossible(found, decision);
    const change = changeBy(outcome, found);
    const isPictureRemoved = outcome === "removePicture" && (await removePostPicture(inside, text.id));
    if (outcome === "removePicture" && !isPictureRemoved) return requireSame(inside, moderator, text, decision);
    const isReleased = outcome === "restore" && (await releasePostPicture(inside, text.id));
    const isRemoved = outcome === "remove" && locked !== null && (await removeText(inside, locked));
    if (change && locked)
      await changeState(inside, locked, { ...change, reason: change.to === "hidden" ? reason : null });
    if (change?.from === "waiting" && change.to === "shown" && text.kind === "comment")
      await notifyThread(inside, text.id);
    const closed = await closeReports(inside, moderator, text, { outcome: storedOutcome(outcome), reason });
    await db.updateTable(text.kind).set({ openReportCount: 0 }).where("id", "=", text.id).execute();
    if (!change && !isRemoved && !isPictureRemoved && !isReleased && closed.length === 0) {
      const isNotified =
        outcome === "warn" || outcome === "suspend" || (outcome === "hide" && writtenBy(found) !== null);
      if (isNotified) await requireSame(inside, moderator, text, decision);
      return;
    }
    const logged = outcome === "suspend" ? `${days} days: ${reason}` : reason;
    const why = loggedReason(logged, moderator, closed);
    await recordAct(inside, moderator.id, { act: outcome, subjectKind: text.kind, subjectId: text.id, reason: why });
    await notifyReporters(inside, text, closed, toReporters(text.kind)[outcome]);
    const isTakenAway = isRemoved || isPictureRemoved;
    const isAdverse = outcome === "warn" || outcome === "suspend" || isTakenAway || (outcome === "hide" && change);
    if (isAdverse) {
      const said = toAuthor(text, decision, change !== undefined);
      const kind: DecisionKind = outcome === "warn" || outcome === "suspend" || outcome === "hide" ? outcome : "remove";
      const suspended = outcome === "suspend" ? days : null;
      const adverse = { kind, isOfPicture: isPictureRemoved, reason, days: suspended, closed, said };
      await recordAdverseDecision(inside, moderator, { about: text, found }, adverse);
    } else if (change && outcome !== "hide") {
      if (change.from === "hidden")
        await undoHiding(inside, moderator, { ...text, version: found.subject?.version ?? 0 }, reason);
      await notifyAuthor(inside, found);
    } else if (isReleased) await notifyOfPicture(inside, found);
  });
  await deciding.catch(async (error: unknown) => {
    if (error instanceof Failure && error.code === HAS_ROLE) await recordGlimpse(context, moderator, text);
    throw error;
  });
  if (outcome === "remove" || outcome === "removePicture") context.jobs.wake();
}

/** @throws {Failure} conflict or notFound, unless the same was decided already. */
async function requireSame(context: Context, moderator: Member, text: TextId, decision: TextDecision) {
  const decider = decision.outcome === "hide" ? undefined : moderator.id;
  const { outcome, reason } = decision;
  const same = { outcome: storedOutcome(outcome), reason, isOfPicture: outcome === "removePicture" };
  if (await wasDecided(context, decider, text, same)) return;
  throw (await findCase(context, text.kind, text.id)) ? decidedMeanwhile() : notFound(text.kind);
}

/** A picture is removed as a post is: the decision itself says which it was. */
function storedOutcome(outcome: TextOutcome): Exclude<TextOutcome, "removePicture"> {
  return outcome === "removePicture" ? "remove" : outcome;
}

function requirePossible(found: Case, { outcome, seen }: TextDecision) {
  const { kind, subject, reports } = found;
  const state = subject?.state;
  if (outcome === "removePicture" && kind !== "post") throw invalid("outcome", CHOOSE_OUTCOME);
  const leaves = outcome === "dismiss" || outcome === "warn";
  if (leaves && state === "waiting" && reports.length === 0) {
    throw invalid("outcome", `This ${kind} waits for review. Show it or hide it.`);
  }
  if (leaves && reports.length === 0 && subject?.picture?.state === "waiting") {
    throw invalid("outcome", "This picture waits for review. Show it or take it down.");
  }
  if ((outcome === "warn" || outcome === "suspend") && !writtenBy(found)) {
    throw invalid("outcome", "Its author has left. Hide it, remove it or leave it.");
  }
  if (seen && state && seen !== state && state !== targetOf(outcome)) throw decidedMeanwhile();
}

function targetOf(outcome: TextOutcome): TextState | null {
  if (outcome === "remove") return null;
  return outcome === "hide" || outcome === "suspend" ? "hidden" : "shown";
}

function changeBy(outcome: TextOutcome, { subject }: Case): { from: TextState; to: TextState } | undefined {
  const from = subject?.state;
  const to = targetOf(outcome);
  if (to === null || from === undefined || from === to) return undefined;
  // Dismissing a report must not show a text that awaits its first review or was hidden for a reason.
  if (["dismiss", "warn", "removePicture"].includes(outcome) && from !== "reported") return undefined;
  return { from, to };
}

function toReporters(kind: TextId["kind"]): Record<TextOutcome, Said> {
  const isPost = kind === "post";
  const hidden: Said = [isPost ? "postReportHidden" : "commentReportHidden"];
  const left: Said = [isPost ? "postReportLeft" : "commentReportLeft"];
  return {
    hide: hidden,
    suspend: hidden,
    remove: [isPost ? "postReportRemoved" : "commentReportRemoved"],
    removePicture: ["pictureReportRemoved"],
    warn: [isPost ? "postReportWarned" : "commentReportWarned"],
    restore: left,
    dismiss: left,
  };
}

function toAuthor({ kind }: TextId, { outcome, reason, days }: TextDecision, isHiddenNow: boolean): Said {
  const isPost = kind === "post";
  if (outcome === "remove") return [isPost ? "postRemoved" : "commentRemoved", { reason }];
  if (outcome === "removePicture") return ["pictureRemoved", { reason }];
  if (outcome === "warn") return [isPost ? "postWarned" : "commentWarned", { reason }];
  if (outcome === "hide") return [isPost ? "postHidden" : "commentHidden", { reason }];
  const lost = { count: days, reason };
  if (isHiddenNow) return [isPost ? "postHiddenSuspended" : "commentHiddenSuspended", lost];
  return [isPost ? "postSuspended" : "commentSuspended", lost];
}

async function notifyAuthor(context: Context, { kind, id, subject }: Case) {
  if (!subject?.authorId) return;
  const [first, again] =
    kind === "post" ? (["postShown", "postShownAgain"] as const) : (["commentShown", "commentShownAgain"] as const);
  const said: Said = [subject.state === "waiting" ? first : again];
  await notify(context, [subject.authorId], { kind: "moderation", subjectKind: kind, subjectId: id, said });
}

async function notifyOfPicture(context: Context, { kind, id, subject }: Case) {
  if (!subject?.authorId) return;
  const said: Said = ["pictureShown"];
  await notify(context, [subject.authorId], { kind: "moderation", subjectKind: kind, subjectId: id, said });
}
