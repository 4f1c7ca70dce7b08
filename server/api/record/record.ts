import { z } from "@hono/zod-openapi";
import { formKey } from "../../contract/form-key.ts";
import { ReadingJson, RecordJson } from "../../contract/record/answers.ts";
import {
  haemoglobin,
  kilograms,
  movements,
  pressureNumber,
  protein,
  readingKind,
  sugar,
  sugarTime,
} from "../../contract/record/fields.ts";
import { say } from "../../contract/sentences/say.ts";
import { advised } from "../../domain/record/advice.ts";
import {
  addReading,
  changeReading,
  deleteReading,
  ownReading,
  problemsOfNewReading,
  problemsOfReading,
  readingsOf,
  recordOf,
} from "../../domain/record/readings.ts";
import { earliestDay, situationOf } from "../../domain/record/situation.ts";
import { kindWords } from "../../domain/record/words.ts";
import { allProblems, checkQuery, nothingWrong } from "../all-problems.ts";
import { membersOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { dayOfReading, recordId } from "../fields.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";
import { advisedJson, readingJson } from "./reading-json.ts";

const described = { ...membersOnly, tags: ["Record"] };
const params = z.object({ id: recordId });

const NEWEST_OF_KIND = 30;

const reading = createRoute({
  operationId: "readRecord",
  ...described,
  method: "get",
  path: "/record",
  summary: "What the member measured: each kind with its newest readings",
  responses: { ...ok("The member's record", inData(RecordJson)), ...failures(401) },
});

const listing = createRoute({
  operationId: "listReadings",
  ...described,
  method: "get",
  path: "/record/reading",
  summary: "The member's readings of one kind, the newest first",
  request: { query: z.object({ ...pagingQuery, kind: readingKind }) },
  responses: { ...ok("One page", paged(ReadingJson)), ...failures(400, 401) },
});

const readingOne = createRoute({
  operationId: "readReading",
  ...described,
  method: "get",
  path: "/record/reading/{id}",
  summary: "One of the member's readings",
  request: { params },
  responses: { ...ok("The reading", inData(ReadingJson)), ...failures(400, 401, 404) },
});

const deleting = createRoute({
  operationId: "deleteReading",
  ...described,
  method: "delete",
  path: "/record/reading/{id}",
  summary: "Delete one of the member's readings",
  request: { params },
  responses: { ...ok("Deleted", MessageJson), ...failures(400, 401, 404, 429) },
});

export function record(timeZone: string) {
  const values = {
    date: dayOfReading(timeZone),
    systolic: pressureNumber
      .nullish()
      .openapi({ description: "Of a blood pressure, in mmHg; 12 and 8 are 120 and 80" }),
    diastolic: pressureNumber.nullish(),
    kilograms: kilograms.nullish().openapi({ description: "Of a weight" }),
    haemoglobin: haemoglobin.nullish().openapi({ description: "In g/dl" }),
    protein: protein.nullish().openapi({ description: "In urine" }),
    sugar: sugar.nullish().openapi({ description: "In blood, in mg/dl" }),
    sugarTime: sugarTime.nullish(),
    movements: movements.nullish().openapi({ description: "Of the baby, while pregnant, from 16 weeks" }),
  };
  const NewReading = z.object({ kind: readingKind, ...values, formKey: formKey.nullish() });
  const ChangedReading = z.object(values);
  const added = allProblems(NewReading, (c, { kind, ...told }) =>
    problemsOfNewReading(c.var.context, c.var.actor.member, kind, told),
  );
  const changed = allProblems(ChangedReading, (c, told) =>
    problemsOfReading(c.var.context, c.var.actor.member, c.req.param("id") ?? "", told),
  );
  const answer = ok("The reading, or that nothing is wrong", inData(ReadingJson).or(MessageJson));

  const adding = createRoute({
    operationId: "addReading",
    ...described,
    method: "post",
    path: "/record/reading",
    summary: "Add a reading, with the values of its kind; the same twice on one form is one",
    request: { query: checkQuery, body: jsonBody(NewReading) },
    responses: { ...answer, ...failures(400, 401, 413, 415, 429) },
  });
  const changing = createRoute({
    operationId: "changeReading",
    ...described,
    method: "put",
    path: "/record/reading/{id}",
    summary: "Correct a reading; its kind stays",
    request: { params, query: checkQuery, body: jsonBody(ChangedReading) },
    responses: { ...answer, ...failures(400, 401, 404, 413, 415, 429) },
  });

  return router()
    .openapi(reading, async (c) => {
      const { context, actor } = c.var;
      const situation = await situationOf(context, actor.member);
      const kinds = await recordOf(context, actor.member, situation, NEWEST_OF_KIND);
      const told = await advised(
        context,
        situation,
        kinds.flatMap(({ readings }) => readings),
      );
      const kindsJson = kinds.map(({ kind, mayAdd, total }) => ({
        kind,
        name: kindWords[kind](),
        mayAdd,
        total,
        readings: told.filter((each) => each.values.kind === kind).map(readingJson),
      }));
      return c.json({ data: { kinds: kindsJson, firstDate: earliestDay(situation) } }, 200);
    })
    .openapi(listing, async (c) => {
      const { context, actor } = c.var;
      const situation = await situationOf(context, actor.member);
      const page = await readingsOf(context, actor.member, situation, c.req.valid("query"));
      const items = await advised(context, situation, page.items);
      return c.json(pagedJson({ ...page, items }, readingJson), 200);
    })
    .openapi(readingOne, async (c) => {
      const { context, actor } = c.var;
      const found = await ownReading(context, actor.member, c.req.valid("param").id);
      return c.json({ data: await advisedJson(context, actor.member, found) }, 200);
    })
    .openapi(deleting, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      await deleteReading(context, actor.member, c.req.valid("param").id);
      return c.json({ message: say.readingDeleted() }, 200);
    })
    .route(
      "/",
      router(added.hook).openapi(adding, async (c) => {
        const { context, actor } = c.var;
        const { kind, formKey: key, ...told } = c.req.valid("json");
        if (!(await added.mayChange(c, { kind, ...told }, c.req.valid("query")))) return c.json(nothingWrong(), 200);
        const stored = await addReading(context, actor.member, kind, { ...told, formKey: key ?? null });
        return c.json({ data: await advisedJson(context, actor.member, stored) }, 200);
      }),
    )
    .route(
      "/",
      router(changed.hook).openapi(changing, async (c) => {
        const { context, actor } = c.var;
        const told = c.req.valid("json");
        if (!(await changed.mayChange(c, told, c.req.valid("query")))) return c.json(nothingWrong(), 200);
        const stored = await changeReading(context, actor.member, c.req.valid("param").id, told);
        return c.json({ data: await advisedJson(context, actor.member, stored) }, 200);
      }),
    );
}
