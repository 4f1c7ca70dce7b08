import { z } from "@hono/zod-openapi";
import { UserJson } from "../../contract/account/answers.ts";
import { babyName } from "../../contract/pregnancies/fields.ts";
import { memberById } from "../../domain/member/member.ts";
import type { Context } from "../../domain/context.ts";
import { invalid } from "../../failures.ts";
import type { CalendarDate } from "../../domain/pregnancies/calendar-date.ts";
import {
  correctBirth,
  correctDates,
  problemsOfBirth,
  problemsOfDates,
} from "../../domain/pregnancies/correct-dates.ts";
import { birthProblems, datesProblems } from "../../domain/pregnancies/impossible-dates.ts";
import { birthDateFromPeriod } from "../../domain/pregnancies/dates-by-period.ts";
import { noDates, today, withDates } from "../../domain/pregnancies/pregnancies.ts";
import { startPregnancy } from "../../domain/pregnancies/start-pregnancy.ts";
import { problemsOfSwitch, switchToAfterBirth, switchToPregnant } from "../../domain/pregnancies/switch-pregnancy.ts";
import { membersOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { allProblems, checkQuery } from "../all-problems.ts";
import { calendarDate, flag, orNull, recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { InfoAnswer, pregnancyInfo } from "./info.ts";
import { scanDate } from "./scan-fields.ts";
import { datesOf, finerDates, givenOf, missingParts, requireDates } from "./told-dates.ts";
import { inData, jsonBody, ok, userJson } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const howMany = { error: () => say.numberOfChildrenWrong() };
const numberOfChildren = z.coerce.number(howMany).int(howMany).min(0, howMany).max(30, howMany);

const described = { ...membersOnly, tags: ["Pregnancies"] };

export function pregnancies(timeZone: string) {
  const lastMenstrualPeriod = calendarDate(timeZone, say.lastPeriodMissing);
  const dueDate = calendarDate(timeZone, say.dueDateMissing);
  const babyBirthDate = calendarDate(timeZone, say.birthDateMissing);
  const dates = {
    lastMenstrualPeriod: lastMenstrualPeriod.nullish(),
    dueDate: dueDate.nullish(),
    scanDate: scanDate(timeZone)
      .nullish()
      .openapi({ description: "Adds a scan, or corrects the one of that day; null removes the first" }),
    transferDate: calendarDate(timeZone, say.transferDateMissing).nullish(),
    ...finerDates,
  };

  const reading = createRoute({
    operationId: "readPregnancyInfo",
    ...described,
    method: "get",
    path: "/pregnancyinfo/user",
    summary: "The current pregnancy or baby: one item, or none",
    responses: { ...ok("The current one", InfoAnswer), ...failures(401) },
  });

  const Addition = z.object({
    isBefore: flag,
    lastMenstrualPeriod: lastMenstrualPeriod.nullish(),
    deliveryDate: z.string().nullish().openapi({ description: "Accepted and not believed" }),
    noOfChild: numberOfChildren.nullish(),
    babyBirthDate: babyBirthDate.nullish(),
    babyName: orNull(babyName),
  });
  const addition = allProblems(
    Addition,
    async (c, { isBefore, lastMenstrualPeriod = null, babyBirthDate: birthDate }) => {
      const now = today(c.var.context);
      if (!isBefore) return birthDate ? birthProblems({ birthDate, lastMenstrualPeriod }, now) : [];
      return datesProblems(withDates(noDates, { lastMenstrualPeriod }), {}, now);
    },
  );
  const adding = createRoute({
    operationId: "addPregnancy",
    ...described,
    method: "post",
    path: "/pregnancyinfo/add",
    summary: "Add a pregnancy and make it the current one; the same dates twice are one",
    request: { query: checkQuery, body: jsonBody(Addition) },
    responses: { ...ok("The current one", InfoAnswer), ...failures(400, 401, 415, 429) },
  });

  const Correction = z.object({ ...dates, babyBirthDate: babyBirthDate.nullish() });
  const correction = allProblems(Correction, async (c, told, wrong) => {
    const { context, actor } = c.var;
    const id = c.req.param("id") ?? "";
    if (told.babyBirthDate || wrong.has("babyBirthDate")) {
      const given = { birthDate: told.babyBirthDate ?? undefined, givenDueDate: told.dueDate };
      return problemsOfBirth(context, actor.member, id, given);
    }
    const found = await problemsOfDates(context, actor.member, id, datesOf(told), givenOf(told));
    return [...missingParts(told, wrong), ...found];
  });
  const correcting = createRoute({
    operationId: "correctPregnancy",
    ...described,
    method: "put",
    path: "/pregnancyinfo/{id}",
    summary: "Correct what the due date rests on, where null takes it away; or correct a baby's birth date",
    request: { params: z.object({ id: recordId }), query: checkQuery, body: jsonBody(Correction) },
    responses: { ...ok("The current one", InfoAnswer), ...failures(400, 401, 404, 415, 429) },
  });

  const Switch = z.object({
    isPregnant: flag,
    babyName: orNull(babyName),
    ...dates,
    babyBirthDate: babyBirthDate.nullish(),
  });
  const change = allProblems(Switch, async (c, told, wrong) => {
    const { context, actor } = c.var;
    if (told.isPregnant) {
      const found = datesProblems(withDates(noDates, datesOf(told)), givenOf(told), today(context));
      return [...missingParts(told, wrong), ...found];
    }
    return told.babyBirthDate ? problemsOfSwitch(context, actor.member, told.babyBirthDate) : [];
  });
  const switching = createRoute({
    operationId: "switchMode",
    ...described,
    method: "post",
    path: "/user/switchpregnancy",
    summary: "Switch between pregnancy and after birth",
    request: { query: checkQuery, body: jsonBody(Switch) },
    responses: { ...ok("The member", inData(UserJson)), ...failures(400, 401, 415, 429) },
  });

  const read = router().openapi(reading, async (c) => {
    return c.json({ data: await pregnancyInfo(c.var.context, c.var.actor.member) }, 200);
  });

  const add = router(addition.hook).openapi(adding, async (c) => {
    const { context, actor } = c.var;
    const told = c.req.valid("json");
    if (await addition.mayChange(c, told, c.req.valid("query"))) {
      const period = told.lastMenstrualPeriod ?? null;
      if (told.isBefore) requireDates(told);
      await context.db.transaction().execute((db) =>
        startPregnancy({ ...context, db }, actor.member.id, {
          numberOfChildren: told.noOfChild ?? undefined,
          ...(told.isBefore
            ? { kind: "pregnant", ...datesOf({ lastMenstrualPeriod: period }) }
            : {
                kind: "born",
                ...birthOf(context, told.babyBirthDate ?? null, period),
                babyName: told.babyName ?? null,
              }),
        }),
      );
    }
    return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
  });

  const correct = router(correction.hook).openapi(correcting, async (c) => {
    const { context, actor } = c.var;
    const { id } = c.req.valid("param");
    const told = c.req.valid("json");
    if (await correction.mayChange(c, told, c.req.valid("query"))) {
      const { babyBirthDate: birthDate, ...dates } = told;
      const { dueDate: given, ...others } = dates;
      if (!birthDate) {
        requireDates(dates);
        await correctDates(context, actor.member, id, datesOf(dates));
      } else if (Object.values(others).some(Boolean)) throw invalid("babyBirthDate", say.oneDateAtATime);
      else await correctBirth(context, actor.member, id, birthDate, given);
    }
    return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
  });

  const changeMode = router(change.hook).openapi(switching, async (c) => {
    const { context, actor } = c.var;
    const told = c.req.valid("json");
    if (await change.mayChange(c, told, c.req.valid("query"))) {
      const { isPregnant, babyName, babyBirthDate, ...dates } = told;
      if (isPregnant) {
        requireDates(dates);
        await switchToPregnant(context, actor.member, datesOf(dates));
      } else {
        await switchToAfterBirth(context, actor.member, {
          birthDate: babyBirthDate ?? null,
          babyName: babyName ?? null,
          lastMenstrualPeriod: told.lastMenstrualPeriod ?? null,
        });
      }
    }
    return c.json({ data: await userJson(context, await memberById(context, actor.member.id)) }, 200);
  });

  return read.route("/", add).route("/", correct).route("/", changeMode);
}

function birthOf(context: Context, babyBirthDate: CalendarDate | null, lastMenstrualPeriod: CalendarDate | null) {
  const now = today(context);
  const birthDate = babyBirthDate ?? (lastMenstrualPeriod ? birthDateFromPeriod(lastMenstrualPeriod, now) : now);
  return { birthDate, lastMenstrualPeriod };
}
