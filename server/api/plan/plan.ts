import { z } from "@hono/zod-openapi";
import { GeneralPlanJson, PlanJson } from "../../contract/plan/answers.ts";
import { generalPlan } from "../../domain/plan/general.ts";
import { markDone, moveItem, planOf, takeBack, takeOut } from "../../domain/plan/plan.ts";
import { membersOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { calendarDate, recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { inData, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { ...membersOnly, tags: ["Plan"] };
const params = z.object({ pregnancyId: recordId, key: recordId });
const answer = ok("The member's plan", inData(PlanJson));

const reading = createRoute({
  operationId: "readPlan",
  ...described,
  method: "get",
  path: "/plan",
  summary: "The member's visits, checks and due date and the children's vaccines, each with its window and status",
  responses: { ...answer, ...failures(401) },
});

const readingGeneral = createRoute({
  operationId: "readGeneralPlan",
  tags: ["Plan"],
  method: "get",
  path: "/plan/general",
  summary: "The antenatal visits and the child's vaccines that are planned for everybody",
  responses: ok("The plan of everybody", inData(GeneralPlanJson)),
});

const unmarking = createRoute({
  operationId: "unmarkDone",
  ...described,
  method: "delete",
  path: "/plan/{pregnancyId}/{key}/done",
  summary: "Take back that a date in the plan is done",
  request: { params },
  responses: { ...answer, ...failures(400, 401, 404, 429) },
});

const unmoving = createRoute({
  operationId: "unmovePlanItem",
  ...described,
  method: "delete",
  path: "/plan/{pregnancyId}/{key}/moved",
  summary: "Give a date in the plan the days of the list back",
  request: { params },
  responses: { ...answer, ...failures(400, 401, 404, 429) },
});

const takingOut = createRoute({
  operationId: "takeOutOfPlan",
  ...described,
  method: "put",
  path: "/plan/{pregnancyId}/{key}/not-for-me",
  summary: "Take out of the plan what is not for this member",
  request: { params },
  responses: { ...answer, ...failures(400, 401, 404, 429) },
});

const takingBack = createRoute({
  operationId: "takeBackIntoPlan",
  ...described,
  method: "delete",
  path: "/plan/{pregnancyId}/{key}/not-for-me",
  summary: "Take back into the plan what was taken out",
  request: { params },
  responses: { ...answer, ...failures(400, 401, 404, 429) },
});

export function plan(timeZone: string) {
  const date = calendarDate(timeZone, say.doneDateWrong)
    .optional()
    .openapi({ description: "The day on which it was done; today when left out" });
  const marking = createRoute({
    operationId: "markDone",
    ...described,
    method: "put",
    path: "/plan/{pregnancyId}/{key}/done",
    summary: "Mark a date in the plan as done",
    request: {
      params,
      body: { required: false, content: { "application/json": { schema: z.object({ date }) } } },
    },
    responses: { ...answer, ...failures(400, 401, 404, 413, 415, 429) },
  });

  const moving = createRoute({
    operationId: "movePlanItem",
    ...described,
    method: "put",
    path: "/plan/{pregnancyId}/{key}/moved",
    summary: "Move a date in the plan to the day that the member was given",
    request: {
      params,
      body: {
        required: true,
        content: {
          "application/json": {
            schema: z.object({ date: calendarDate(timeZone, say.movedDateWrong) }),
          },
        },
      },
    },
    responses: { ...answer, ...failures(400, 401, 404, 413, 415, 429) },
  });

  return router()
    .openapi(readingGeneral, async (c) => c.json({ data: await generalPlan(c.var.context) }, 200))
    .openapi(reading, async (c) => c.json({ data: await planOf(c.var.context, c.var.actor.member) }, 200))
    .openapi(marking, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      await markDone(context, actor.member, c.req.valid("param"), c.req.valid("json").date);
      return c.json({ data: await planOf(context, actor.member) }, 200);
    })
    .openapi(unmarking, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      await takeBack(context, actor.member, c.req.valid("param"), "done");
      return c.json({ data: await planOf(context, actor.member) }, 200);
    })
    .openapi(moving, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      await moveItem(context, actor.member, c.req.valid("param"), c.req.valid("json").date);
      return c.json({ data: await planOf(context, actor.member) }, 200);
    })
    .openapi(unmoving, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      await takeBack(context, actor.member, c.req.valid("param"), "moved");
      return c.json({ data: await planOf(context, actor.member) }, 200);
    })
    .openapi(takingOut, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      await takeOut(context, actor.member, c.req.valid("param"));
      return c.json({ data: await planOf(context, actor.member) }, 200);
    })
    .openapi(takingBack, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      await takeBack(context, actor.member, c.req.valid("param"), "notForMe");
      return c.json({ data: await planOf(context, actor.member) }, 200);
    });
}
