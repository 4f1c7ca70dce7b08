import { z } from "@hono/zod-openapi";
import { PlanAnswersJson } from "../../contract/plan/answers.ts";
import { readAnswers, storeAnswers } from "../../domain/plan/answers.ts";
import { membersOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { inData, ok } from "../responses.ts";

const params = z.object({ pregnancyId: recordId });
const answers = ok("What the member said about this pregnancy", inData(PlanAnswersJson));

const readingAnswers = createRoute({
  operationId: "readPlanAnswers",
  ...membersOnly,
  tags: ["Plan"],
  method: "get",
  path: "/plan/{pregnancyId}/answers",
  summary: "What the member said about a pregnancy so that the plan fits it",
  request: { params },
  responses: { ...answers, ...failures(400, 401, 404) },
});

const storingAnswers = createRoute({
  operationId: "storePlanAnswers",
  ...membersOnly,
  tags: ["Plan"],
  method: "put",
  path: "/plan/{pregnancyId}/answers",
  summary: "Say what is so in a pregnancy, and leave out what is not to be said; the plan changes by it",
  request: {
    params,
    body: { required: true, content: { "application/json": { schema: PlanAnswersJson } } },
  },
  responses: { ...answers, ...failures(400, 401, 404, 413, 415, 429) },
});

export const planAnswers = router()
  .openapi(readingAnswers, async (c) => {
    const { context, actor } = c.var;
    return c.json({ data: await readAnswers(context, actor.member, c.req.valid("param").pregnancyId) }, 200);
  })
  .openapi(storingAnswers, async (c) => {
    const { context, actor } = c.var;
    const { pregnancyId } = c.req.valid("param");
    await context.limits.take("change", actor.member.id);
    await storeAnswers(context, actor.member, pregnancyId, c.req.valid("json"));
    return c.json({ data: await readAnswers(context, actor.member, pregnancyId) }, 200);
  });
