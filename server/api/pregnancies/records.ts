import { z } from "@hono/zod-openapi";
import { PregnancyRecordJson } from "../../contract/pregnancies/answers.ts";
import type { Context } from "../../domain/context.ts";
import type { Member } from "../../domain/member/member.ts";
import { recordLossOfChild, undoLossOfChild } from "../../domain/children/loss.ts";
import { problemsOfLoss, recordLoss } from "../../domain/pregnancies/loss.ts";
import { fittingKind } from "../../domain/pregnancies/loss-kind.ts";
import { babiesLeft, babyName, lossKind } from "../../contract/pregnancies/fields.ts";
import { pregnanciesOf, type Pregnancy } from "../../domain/pregnancies/pregnancies.ts";
import { makeCurrent } from "../../domain/pregnancies/switch-pregnancy.ts";
import { dueDateOf } from "../../domain/pregnancies/progress.ts";
import { membersOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { allProblems, checkQuery } from "../all-problems.ts";
import { calendarDate, flag, orNull, recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { InfoAnswer, pregnancyInfo } from "./info.ts";
import { inData, jsonBody, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const hidden = flag.openapi({ description: "Left out of the list unless asked for" });

const toldLoss = (timeZone: string) =>
  z.object({
    kind: lossKind.openapi({
      description: "oneOfSeveral: one of several babies died, and pages go on for the others",
    }),
    isHidden: hidden,
    date: calendarDate(timeZone, say.lossDateMissing)
      .nullish()
      .openapi({ description: "The day of the loss, after a birth that of the birth; today when left out" }),
    isKept: flag.nullish().openapi({ description: "Store that it was ended; else only that nothing was said" }),
    babiesLeft: babiesLeft.nullish(),
    babyName: orNull(babyName).openapi({ description: "Of a baby who lives, when one of several died" }),
    childId: orNull(recordId).openapi({
      description:
        "Of the baby who died, when one of several did; when nothing tells which, no answer speaks of what was known of any",
    }),
  });

const described = { ...membersOnly, tags: ["Pregnancies"] };
const params = z.object({ id: recordId });

const listing = createRoute({
  operationId: "listPregnancies",
  ...described,
  method: "get",
  path: "/pregnancyinfo/all",
  summary: "All the member's pregnancies and babies, the youngest first",
  request: {
    query: z.object({ hidden: flag.optional().openapi({ description: "With the losses that the member has hidden" }) }),
  },
  responses: { ...ok("All of the member's", inData(z.array(PregnancyRecordJson))), ...failures(400, 401) },
});

const choosing = createRoute({
  operationId: "choosePregnancy",
  ...described,
  method: "put",
  path: "/pregnancyinfo/{id}/current",
  summary: "Make it the one that pages speak of",
  request: { params },
  responses: { ...ok("The current one", InfoAnswer), ...failures(400, 401, 404, 429) },
});

const losing = (body: ReturnType<typeof toldLoss>) =>
  createRoute({
    operationId: "recordLoss",
    ...described,
    method: "put",
    path: "/pregnancyinfo/{id}/loss",
    summary: "Tell of a loss or a wrong entry: nothing speaks of it from then on",
    request: { params, query: checkQuery, body: jsonBody(body) },
    responses: { ...ok("The current one", InfoAnswer), ...failures(400, 401, 404, 415, 429) },
  });

const undoing = createRoute({
  operationId: "undoLoss",
  ...described,
  method: "delete",
  path: "/pregnancyinfo/{id}/loss",
  summary: "Take back what was told of a loss: all is as it was before",
  request: { params },
  responses: { ...ok("The current one", InfoAnswer), ...failures(401, 404, 429) },
});

export function pregnancyRecords(timeZone: string) {
  const Loss = toldLoss(timeZone);
  const loss = allProblems(Loss, (c, { kind, date, babiesLeft }) => {
    const told = { kind, date: date ?? undefined, babiesLeft: babiesLeft ?? undefined };
    return problemsOfLoss(c.var.context, c.var.actor.member, c.req.param("id") ?? "", told);
  });
  return router()
    .openapi(listing, async (c) => {
      const { hidden = false } = c.req.valid("query");
      return c.json({ data: await recordsJson(c.var.context, c.var.actor.member, hidden) }, 200);
    })
    .openapi(choosing, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      await makeCurrent(context, actor.member, c.req.valid("param").id);
      return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
    })
    .openapi(undoing, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      await undoLossOfChild(context, actor.member, c.req.valid("param").id);
      return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
    })
    .route(
      "/",
      router(loss.hook).openapi(losing(Loss), async (c) => {
        const { context, actor } = c.var;
        const told = c.req.valid("json");
        if (await loss.mayChange(c, told, c.req.valid("query"))) {
          await tellLoss(context, actor.member, c.req.valid("param").id, told);
        }
        return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
      }),
    );
}

/** @param withHidden the losses that the member has hidden too */
export async function recordsJson(context: Context, member: Member, withHidden: boolean) {
  const all = await pregnanciesOf(context, member.id);
  const shown = all.filter(({ loss }) => withHidden || !loss?.isHidden);
  return shown.map((one) => recordJson(one, withHidden)).toSorted(youngestFirst);
}

async function tellLoss(context: Context, member: Member, id: string, told: z.output<ReturnType<typeof toldLoss>>) {
  const { kind, isHidden, date, isKept, babiesLeft, babyName, childId } = told;
  if (kind === "oneOfSeveral") {
    const left = { babiesLeft: babiesLeft ?? undefined, babyName: babyName ?? null };
    await recordLossOfChild(context, member, id, { isHidden, ...left, childId: childId ?? null });
    return;
  }
  const more = { date: date ?? undefined, isKept: isKept ?? undefined };
  await recordLoss(context, member, id, { kind, isHidden, ...more });
}

function recordJson(pregnancy: Pregnancy, withHidden: boolean): PregnancyRecordJson {
  const { id, isCurrent, birthDate, babyName, babyLoss, numberOfBabies } = pregnancy;
  const due = dueDateOf(pregnancy);
  const lost = babyLoss && (withHidden || !babyLoss.isHidden) ? Math.max(1, babyLoss.babiesBefore - numberOfBabies) : 0;
  return {
    _id: id,
    isCurrent,
    expectedDate: due?.date ?? null,
    isCertain: due && due.uncertainBecause === undefined,
    babyBirthDate: birthDate,
    babyName,
    loss: lossJson(pregnancy),
    ...(lost > 0 ? { lostBabies: lost } : {}),
  };
}

/** No answer tells that a pregnancy was ended. */
function lossJson(pregnancy: Pregnancy): PregnancyRecordJson["loss"] {
  const { loss } = pregnancy;
  if (!loss) return null;
  const kind = loss.kind === "ended" ? "notSaid" : loss.kind;
  const fits = fittingKind(pregnancy);
  return { kind, isHidden: loss.isHidden, ...(fits && fits !== kind ? { fits } : {}) };
}

function youngestFirst(one: PregnancyRecordJson, other: PregnancyRecordJson) {
  return dayOf(other).localeCompare(dayOf(one)) || one._id.localeCompare(other._id);
}

function dayOf({ babyBirthDate, expectedDate }: PregnancyRecordJson) {
  return babyBirthDate ?? expectedDate ?? "";
}
