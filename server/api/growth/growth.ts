import { z } from "@hono/zod-openapi";
import { formKey } from "../../contract/form-key.ts";
import { GrowthJson, GrowthReadingJson } from "../../contract/growth/answers.ts";
import { growthKind, growthPosition, growthValue } from "../../contract/growth/fields.ts";
import { say } from "../../contract/sentences/say.ts";
import { ownChild } from "../../domain/children/children.ts";
import {
  addMeasure,
  changeMeasure,
  deleteMeasure,
  problemsOfMeasureChange,
  problemsOfNewMeasure,
} from "../../domain/growth/readings.ts";
import { allProblems, checkQuery, nothingWrong } from "../all-problems.ts";
import { membersOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { dayOfReading, recordId } from "../fields.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";
import { createRoute, router } from "../router.ts";
import { growthJson, ownMeasureJson } from "./growth-json.ts";

const described = { ...membersOnly, tags: ["Children"] };
const ofChild = z.object({ id: recordId });
const ofReading = z.object({ id: recordId, reading: recordId });

const whole = createRoute({
  operationId: "readGrowth",
  ...described,
  method: "get",
  path: "/child/{id}/growth",
  summary: "What was measured of a child, with the lines of the WHO child growth standards",
  request: { params: ofChild },
  responses: { ...ok("The child's measures", inData(GrowthJson)), ...failures(400, 401, 404) },
});

const readingOne = createRoute({
  operationId: "readGrowthReading",
  ...described,
  method: "get",
  path: "/child/{id}/growth/{reading}",
  summary: "One measure of a child",
  request: { params: ofReading },
  responses: { ...ok("The measure", inData(GrowthReadingJson)), ...failures(400, 401, 404) },
});

const deleting = createRoute({
  operationId: "deleteGrowthReading",
  ...described,
  method: "delete",
  path: "/child/{id}/growth/{reading}",
  summary: "Delete one measure of a child",
  request: { params: ofReading },
  responses: { ...ok("Deleted", MessageJson), ...failures(400, 401, 404, 429) },
});

export function growth(timeZone: string) {
  const values = {
    date: dayOfReading(timeZone),
    value: growthValue.nullish().openapi({ description: "A weight in kg, a length or head in cm, an upper arm in mm" }),
    position: growthPosition.nullish().openapi({ description: "Of a length: how it was measured" }),
  };
  const NewMeasure = z.object({ kind: growthKind, ...values, formKey: formKey.nullish() });
  const ChangedMeasure = z.object(values);
  const added = allProblems(NewMeasure, (c, { kind, ...told }) =>
    problemsOfNewMeasure(c.var.context, c.var.actor.member, c.req.param("id") ?? "", kind, told),
  );
  const changed = allProblems(ChangedMeasure, (c, told) => {
    const place = { childId: c.req.param("id") ?? "", id: c.req.param("reading") ?? "" };
    return problemsOfMeasureChange(c.var.context, c.var.actor.member, place, told);
  });
  const answer = ok("The measure, or that nothing is wrong", inData(GrowthReadingJson).or(MessageJson));

  const adding = createRoute({
    operationId: "addGrowthReading",
    ...described,
    method: "post",
    path: "/child/{id}/growth",
    summary: "Add a measure of a child; the same twice on one form is one",
    request: { params: ofChild, query: checkQuery, body: jsonBody(NewMeasure) },
    responses: { ...answer, ...failures(400, 401, 404, 413, 415, 429) },
  });
  const changing = createRoute({
    operationId: "changeGrowthReading",
    ...described,
    method: "put",
    path: "/child/{id}/growth/{reading}",
    summary: "Correct a measure of a child; its kind stays",
    request: { params: ofReading, query: checkQuery, body: jsonBody(ChangedMeasure) },
    responses: { ...answer, ...failures(400, 401, 404, 413, 415, 429) },
  });

  return router()
    .openapi(whole, async (c) => {
      const { context, actor } = c.var;
      const child = await ownChild(context, actor.member, c.req.valid("param").id);
      return c.json({ data: await growthJson(context, child) }, 200);
    })
    .openapi(readingOne, async (c) => {
      const { context, actor } = c.var;
      return c.json({ data: await ownMeasureJson(context, actor.member, placeIn(c.req.valid("param"))) }, 200);
    })
    .openapi(deleting, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      await deleteMeasure(context, actor.member, placeIn(c.req.valid("param")));
      return c.json({ message: say.growthDeleted() }, 200);
    })
    .route(
      "/",
      router(added.hook).openapi(adding, async (c) => {
        const { context, actor } = c.var;
        const { kind, formKey: key = null, ...told } = c.req.valid("json");
        if (!(await added.mayChange(c, { kind, ...told }, c.req.valid("query")))) return c.json(nothingWrong(), 200);
        const childId = c.req.valid("param").id;
        const { id } = await addMeasure(context, actor.member, childId, kind, { ...told, formKey: key });
        return c.json({ data: await ownMeasureJson(context, actor.member, { childId, id }) }, 200);
      }),
    )
    .route(
      "/",
      router(changed.hook).openapi(changing, async (c) => {
        const { context, actor } = c.var;
        const told = c.req.valid("json");
        if (!(await changed.mayChange(c, told, c.req.valid("query")))) return c.json(nothingWrong(), 200);
        const place = placeIn(c.req.valid("param"));
        await changeMeasure(context, actor.member, place, told);
        return c.json({ data: await ownMeasureJson(context, actor.member, place) }, 200);
      }),
    );
}

function placeIn({ id, reading }: z.infer<typeof ofReading>) {
  return { childId: id, id: reading };
}
