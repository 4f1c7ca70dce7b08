import { z } from "@hono/zod-openapi";
import { ChildJson } from "../../contract/children/answers.ts";
import { childName, childSex, gestationDays, gestationWeeks } from "../../contract/children/fields.ts";
import { formKey } from "../../contract/form-key.ts";
import { say } from "../../contract/sentences/say.ts";
import { called } from "../../domain/children/called.ts";
import { childrenOf, ownChild, type Child } from "../../domain/children/children.ts";
import { problemsOfChild } from "../../domain/children/problems.ts";
import { addChild, changeChild, deleteChild, problemsOfChange, type ToldChild } from "../../domain/children/store.ts";
import type { CalendarDate } from "../../domain/pregnancies/calendar-date.ts";
import { today } from "../../domain/pregnancies/pregnancies.ts";
import { allProblems, checkQuery, nothingWrong } from "../all-problems.ts";
import { membersOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { bytes, calendarDate, orNull, recordId } from "../fields.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";
import { createRoute, router } from "../router.ts";
import { handoutFile } from "../../ports/pdf/handouts.ts";
import { childCard } from "./card.ts";

const described = { ...membersOnly, tags: ["Children"] };
const params = z.object({ id: recordId });

const listing = createRoute({
  operationId: "listChildren",
  ...described,
  method: "get",
  path: "/child",
  summary: "The member's children, the eldest first; a birth recorded on a pregnancy brings its own",
  responses: { ...ok("The member's children", inData(z.array(ChildJson))), ...failures(401) },
});

const readingOne = createRoute({
  operationId: "readChild",
  ...described,
  method: "get",
  path: "/child/{id}",
  summary: "One of the member's children",
  request: { params },
  responses: { ...ok("The child", inData(ChildJson)), ...failures(400, 401, 404) },
});

const printing = createRoute({
  operationId: "downloadChildCard",
  ...described,
  method: "get",
  path: "/child/{id}/card",
  summary: "A paper to bring to the vaccination centre: what was given and measured, and what is due",
  request: { params },
  responses: {
    200: { description: "The paper", content: { "application/pdf": { schema: bytes } } },
    ...failures(400, 401, 404),
  },
});

const deleting = createRoute({
  operationId: "deleteChild",
  ...described,
  method: "delete",
  path: "/child/{id}",
  summary: "Delete one of the member's children with all that is stored of it; the pregnancy stays",
  request: { params },
  responses: { ...ok("Deleted", MessageJson), ...failures(400, 401, 404, 429) },
});

export function children(timeZone: string) {
  const birthDate = calendarDate(timeZone, say.birthDateMissing);
  const told = {
    name: orNull(childName).openapi({
      description: "Of the first baby of a pregnancy it is the pregnancy's `babyName`",
    }),
    sex: childSex.nullish(),
    gestationWeeks: gestationWeeks.nullish().openapi({
      description: "Completed weeks of the pregnancy at birth; null goes by the due date of the pregnancy again",
    }),
    gestationDays: gestationDays.nullish().openapi({ description: "Beyond those weeks; 0 when left out" }),
  };
  const NewChild = z.object({ ...told, birthDate, formKey: formKey.nullish() });
  const ChangedChild = z.object({
    ...told,
    birthDate: birthDate
      .optional()
      .openapi({ description: "Of the first baby of a pregnancy it is the pregnancy's `babyBirthDate`" }),
  });
  const added = allProblems(NewChild, async (c, child) => problemsOfChild(child, today(c.var.context)));
  const changed = allProblems(ChangedChild, (c, child) =>
    problemsOfChange(c.var.context, c.var.actor.member, c.req.param("id") ?? "", { birthDate: child.birthDate }),
  );
  const answer = ok("The child, or that nothing is wrong", inData(ChildJson).or(MessageJson));

  const adding = createRoute({
    operationId: "addChild",
    ...described,
    method: "post",
    path: "/child",
    summary: "Add a child whose pregnancy is not in the records; the same twice on one form is one",
    request: { query: checkQuery, body: jsonBody(NewChild) },
    responses: { ...answer, ...failures(400, 401, 413, 415, 429) },
  });
  const changing = createRoute({
    operationId: "changeChild",
    ...described,
    method: "put",
    path: "/child/{id}",
    summary: "Change what is known of a child; what is left out stays",
    request: { params, query: checkQuery, body: jsonBody(ChangedChild) },
    responses: { ...answer, ...failures(400, 401, 404, 413, 415, 429) },
  });

  return router()
    .openapi(listing, async (c) => {
      const all = await childrenOf(c.var.context, c.var.actor.member.id);
      return c.json({ data: all.map(childJson) }, 200);
    })
    .openapi(readingOne, async (c) => {
      const child = await ownChild(c.var.context, c.var.actor.member, c.req.valid("param").id);
      return c.json({ data: childJson(child) }, 200);
    })
    .openapi(printing, async (c) => {
      const child = await ownChild(c.var.context, c.var.actor.member, c.req.valid("param").id);
      const card = await childCard(c, child);
      c.header("Content-Disposition", 'attachment; filename="umeed-child-card.pdf"');
      c.header("Content-Type", "application/pdf");
      c.header("Content-Language", card.language);
      return c.body(await handoutFile(card));
    })
    .openapi(deleting, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      await deleteChild(context, actor.member, c.req.valid("param").id);
      return c.json({ message: say.childDeleted() }, 200);
    })
    .route(
      "/",
      router(added.hook).openapi(adding, async (c) => {
        const { context, actor } = c.var;
        const child = c.req.valid("json");
        if (!(await added.mayChange(c, child, c.req.valid("query")))) return c.json(nothingWrong(), 200);
        const { birthDate, formKey: key = null } = child;
        const stored = await addChild(context, actor.member, { ...toldOf(child), birthDate, formKey: key });
        return c.json({ data: childJson(stored) }, 200);
      }),
    )
    .route(
      "/",
      router(changed.hook).openapi(changing, async (c) => {
        const { context, actor } = c.var;
        const child = c.req.valid("json");
        if (!(await changed.mayChange(c, child, c.req.valid("query")))) return c.json(nothingWrong(), 200);
        const stored = await changeChild(context, actor.member, c.req.valid("param").id, toldOf(child));
        return c.json({ data: childJson(stored) }, 200);
      }),
    );
}

interface Told {
  name?: string | null | undefined;
  birthDate?: CalendarDate | undefined;
  sex?: Child["sex"] | undefined;
  gestationWeeks?: number | null | undefined;
  gestationDays?: number | null | undefined;
}

function toldOf({ gestationWeeks: weeks, gestationDays: days, ...told }: Told): ToldChild {
  return { ...told, gestationDays: weeks ? weeks * 7 + (days ?? 0) : weeks };
}

function childJson(child: Child): ChildJson {
  const { id, pregnancyId, name, birthDate, sex, gestationDays: days, isGestationTold: isTold } = child;
  return {
    _id: id,
    pregnancyId,
    name,
    called: called(child),
    birthDate,
    sex,
    gestation: days === null ? null : { weeks: Math.floor(days / 7), days: days % 7, isTold },
  };
}
