import { z } from "@hono/zod-openapi";
import { invalid } from "../domain/failures.ts";
import { DECISION_REASON_MAX } from "../domain/moderation/closing.ts";
import { decide, OUTCOMES, trace } from "../domain/moderation/decisions.ts";
import {
  decideAboutMember,
  MEMBER_OUTCOMES,
  SUSPENDED_DAYS,
  SUSPENDED_DAYS_MAX,
} from "../domain/moderation/member-decisions.ts";
import { caseById, listCases, type Case } from "../domain/moderation/queue.ts";
import { decideAboutReview, REVIEW_OUTCOMES } from "../domain/moderation/review-decisions.ts";
import { REPORT_REASONS } from "../domain/moderation/reports.ts";
import { moderatorsOnly } from "./authentication.ts";
import { failures } from "./failures.ts";
import { text, recordId } from "./fields.ts";
import { authorWire } from "./forum-wire.ts";
import { createRoute, noun } from "./noun.ts";
import { paged, pagedWire, pagingQuery } from "./paging.ts";
import { inData, jsonBody, ok } from "./wire.ts";

const textKind = z.enum(["post", "comment"]);
const kind = z.enum(["post", "comment", "member", "review"]);
const CHOOSE = "Choose what to do.";
const DAYS = `Say how many days, from 1 to ${SUSPENDED_DAYS_MAX}.`;
const named = z.object({ fullName: z.string(), isPseudonym: z.boolean(), isGone: z.boolean() });

const CaseWire = z
  .object({
    _id: z.string(),
    kind,
    since: z.number().openapi({ description: "Epoch milliseconds" }),
    subject: z
      .object({
        postId: z.string().nullable().openapi({ description: "The thread; null for a review" }),
        userId: named,
        title: z.string().nullable(),
        text: z.string(),
        state: z.enum(["shown", "waiting", "reported", "hidden"]),
        version: z.number(),
        isMine: z.boolean(),
      })
      .nullable()
      .openapi({ description: "As it stands now; null when its author has deleted it, and for a member" }),
    reports: z.array(
      z.object({
        _id: z.string(),
        reason: z.enum(REPORT_REASONS),
        note: z.string().nullable(),
        reporter: z.string().nullable(),
        createdTime: z.number(),
        seen: z.object({
          name: z.string(),
          title: z.string().nullable(),
          text: z.string().openapi({ description: "Of a member: what she said last" }),
          version: z.number(),
          messages: z
            .array(
              z.object({ position: z.number(), isByReported: z.boolean(), text: z.string(), createdTime: z.number() }),
            )
            .openapi({ description: "Of a member: the last ten of their conversation, the first first" }),
        }),
      }),
    ),
    timesHidden: z.number().openapi({ description: "How often words under this name were hidden after a report" }),
  })
  .openapi("Case");

const described = { ...moderatorsOnly, tags: ["Moderation"] };
const one = z.object({ kind, id: recordId });

const listing = createRoute({
  ...described,
  method: "get",
  path: "/moderation",
  summary: "What waits for a moderator, the longest waiting first",
  request: { query: z.object(pagingQuery) },
  responses: { ...ok("One page", paged(CaseWire)), ...failures(400, 401, 404) },
});

const reading = createRoute({
  ...described,
  method: "get",
  path: "/moderation/{kind}/{id}",
  summary: "One case",
  request: { params: one },
  responses: { ...ok("The case", inData(CaseWire)), ...failures(400, 401, 404) },
});

const deciding = createRoute({
  ...described,
  method: "post",
  path: "/moderation/{kind}/{id}/decision",
  summary: "Hide or restore a text or a review, suspend a member, or find nothing wrong; author and reporters are told",
  request: {
    params: one,
    body: jsonBody(
      z.object({
        outcome: z.enum([...OUTCOMES, ...MEMBER_OUTCOMES], CHOOSE),
        reason: text(DECISION_REASON_MAX, "Say why, in words that the author can read."),
        days: z
          .number(DAYS)
          .int(DAYS)
          .min(1, DAYS)
          .max(SUSPENDED_DAYS_MAX, DAYS)
          .optional()
          .default(SUSPENDED_DAYS)
          .openapi({ description: "For how long a member is suspended" }),
        version: z.number().int().optional().openapi({ description: "Of a review: the words that were read" }),
      }),
    ),
  },
  responses: { ...ok("Decided", z.object({ message: z.string() })), ...failures(400, 401, 403, 404, 409, 413, 415) },
});

const tracing = createRoute({
  ...described,
  method: "post",
  path: "/moderation/{kind}/{id}/trace",
  summary: "Who is behind a pseudonym; every look is written down",
  request: { params: z.object({ kind: textKind, id: recordId }) },
  responses: {
    ...ok("Who", inData(z.object({ fullName: z.string(), timesHidden: z.number() }))),
    ...failures(400, 401, 404),
  },
});

export const moderation = noun()
  .openapi(listing, async (c) => {
    const found = await listCases(c.var.context, c.req.valid("query"));
    return c.json(
      pagedWire(found, (item) => caseWire(item, c.var.actor.member.id)),
      200,
    );
  })
  .openapi(reading, async (c) => {
    const { kind, id } = c.req.valid("param");
    return c.json({ data: caseWire(await caseById(c.var.context, kind, id), c.var.actor.member.id) }, 200);
  })
  .openapi(deciding, async (c) => {
    const { context, actor } = c.var;
    const { kind, id } = c.req.valid("param");
    const { outcome, reason, days, version } = c.req.valid("json");
    if (kind === "member") {
      await decideAboutMember(context, actor.member, id, { outcome: oneOf(MEMBER_OUTCOMES, outcome), reason, days });
    } else if (kind === "review") {
      const decision = { outcome: oneOf(REVIEW_OUTCOMES, outcome), reason, version };
      await decideAboutReview(context, actor.member, id, decision);
    } else {
      await decide(context, actor.member, { kind, id }, { outcome: oneOf(OUTCOMES, outcome), reason });
    }
    return c.json({ message: "Done. Author and reporters are told." }, 200);
  })
  .openapi(tracing, async (c) => {
    return c.json({ data: await trace(c.var.context, c.var.actor.member, c.req.valid("param")) }, 200);
  });

/** @throws {Failure} invalid, for an outcome that this kind of case can't have. */
function oneOf<Choice extends string>(choices: readonly Choice[], outcome: string): Choice {
  const chosen = choices.find((choice) => choice === outcome);
  if (!chosen) throw invalid("outcome", CHOOSE);
  return chosen;
}

function caseWire({ id, kind, since, subject, reports, timesHidden }: Case, viewerId: string) {
  return {
    _id: id,
    kind,
    since,
    timesHidden,
    subject: subject && {
      postId: subject.postId,
      userId: authorWire(subject.author),
      title: subject.title,
      text: subject.body,
      state: subject.state,
      version: subject.version,
      isMine: subject.authorId === viewerId,
    },
    reports: reports.map((report) => ({
      _id: report.id,
      reason: report.reason,
      note: report.note,
      reporter: report.reporterName,
      createdTime: report.createdAt,
      seen: {
        name: report.seenName,
        title: report.seenTitle,
        text: report.seenText,
        version: report.seenVersion,
        messages: report.messages.map(({ position, isByReported, body, createdAt }) => ({
          position,
          isByReported: isByReported === 1,
          text: body,
          createdTime: createdAt,
        })),
      },
    })),
  };
}
