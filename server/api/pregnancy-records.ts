import { z } from "@hono/zod-openapi";
import { recordLoss, undoLoss } from "../domain/pregnancies/loss.ts";
import { LOSS_KINDS, pregnanciesOf, type Pregnancy } from "../domain/pregnancies/pregnancies.ts";
import { makeCurrent } from "../domain/pregnancies/switch-pregnancy.ts";
import { dueDateOf } from "../domain/pregnancies/progress.ts";
import { membersOnly } from "./authentication.ts";
import { failures } from "./failures.ts";
import { flag, recordId } from "./fields.ts";
import { createRoute, noun } from "./noun.ts";
import { InfoAnswer, pregnancyInfo } from "./pregnancy-info.ts";
import { inData, jsonBody, ok } from "./wire.ts";

const LossWire = z.object({
  kind: z.enum(LOSS_KINDS, "Choose what happened."),
  isHidden: flag.openapi({ description: "Left out of the list unless asked for" }),
});

const PregnancyRecord = z
  .object({
    _id: z.string(),
    isCurrent: z.boolean().openapi({ description: "What pages speak of; of a lost one they don't, but did last" }),
    expectedDate: z.string().nullable().openapi({ format: "date" }),
    babyBirthDate: z.string().nullable().openapi({ format: "date" }),
    babyName: z.string().nullable(),
    loss: LossWire.nullable(),
  })
  .openapi("PregnancyRecord");

const described = { ...membersOnly, tags: ["Pregnancies"] };
const params = z.object({ id: recordId });

const listing = createRoute({
  ...described,
  method: "get",
  path: "/pregnancyinfo/all",
  summary: "All her pregnancies and babies, the youngest first",
  request: { query: z.object({ hidden: flag.optional().openapi({ description: "With the losses she has hidden" }) }) },
  responses: { ...ok("All of hers", inData(z.array(PregnancyRecord))), ...failures(400, 401) },
});

const choosing = createRoute({
  ...described,
  method: "put",
  path: "/pregnancyinfo/{id}/current",
  summary: "Make it the one that pages speak of",
  request: { params },
  responses: { ...ok("The current one", InfoAnswer), ...failures(400, 401, 404, 429) },
});

const losing = createRoute({
  ...described,
  method: "put",
  path: "/pregnancyinfo/{id}/loss",
  summary: "Tell of a loss or a wrong entry: nothing speaks of it from then on",
  request: { params, body: jsonBody(LossWire) },
  responses: { ...ok("The current one", InfoAnswer), ...failures(400, 401, 404, 415, 429) },
});

const undoing = createRoute({
  ...described,
  method: "delete",
  path: "/pregnancyinfo/{id}/loss",
  summary: "Take back what was told of a loss: all is as it was before",
  request: { params },
  responses: { ...ok("The current one", InfoAnswer), ...failures(401, 404, 429) },
});

export const pregnancyRecords = noun()
  .openapi(listing, async (c) => {
    const { context, actor } = c.var;
    const all = await pregnanciesOf(context, actor.member.id);
    const shown = all.filter(({ loss }) => c.req.valid("query").hidden || !loss?.isHidden);
    return c.json({ data: shown.map(recordWire).toSorted(youngestFirst) }, 200);
  })
  .openapi(choosing, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await makeCurrent(context, actor.member, c.req.valid("param").id);
    return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
  })
  .openapi(losing, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await recordLoss(context, actor.member, c.req.valid("param").id, c.req.valid("json"));
    return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
  })
  .openapi(undoing, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await undoLoss(context, actor.member, c.req.valid("param").id);
    return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
  });

function recordWire(pregnancy: Pregnancy): RecordWire {
  const { id, isCurrent, birthDate, babyName, loss } = pregnancy;
  const expectedDate = dueDateOf(pregnancy)?.date ?? null;
  return { _id: id, isCurrent, expectedDate, babyBirthDate: birthDate, babyName, loss };
}

type RecordWire = z.infer<typeof PregnancyRecord>;

function youngestFirst(one: RecordWire, other: RecordWire) {
  return dayOf(other).localeCompare(dayOf(one)) || one._id.localeCompare(other._id);
}

function dayOf({ babyBirthDate, expectedDate }: RecordWire) {
  return babyBirthDate ?? expectedDate ?? "";
}
