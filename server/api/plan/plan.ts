import { z } from "@hono/zod-openapi";
import { PlanJson } from "../../contract/plan/answers.ts";
import { markDone, planOf, unmarkDone } from "../../domain/plan/plan.ts";
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

const unmarking = createRoute({
  operationId: "unmarkDone",
  ...described,
  method: "delete",
  path: "/plan/{pregnancyId}/{key}/done",
  summary: "Take back that a date in the plan is done",
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

  return router()
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
      await unmarkDone(context, actor.member, c.req.valid("param"));
      return c.json({ data: await planOf(context, actor.member) }, 200);
    });
}
