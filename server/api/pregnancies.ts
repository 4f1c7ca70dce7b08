import { z } from "@hono/zod-openapi";
import { memberById } from "../domain/accounts/members.ts";
import type { Context } from "../domain/context.ts";
import { invalid } from "../domain/failures.ts";
import type { CalendarDate } from "../domain/pregnancies/calendar-date.ts";
import { correctBirth, correctDates } from "../domain/pregnancies/correct-dates.ts";
import { birthDateFromPeriod } from "../domain/pregnancies/dating.ts";
import { today, type PregnancyDates } from "../domain/pregnancies/pregnancies.ts";
import { startPregnancy } from "../domain/pregnancies/start-pregnancy.ts";
import { switchToAfterBirth, switchToPregnant } from "../domain/pregnancies/switch-pregnancy.ts";
import { membersOnly } from "./authentication.ts";
import { failures } from "./failures.ts";
import { calendarDate, flag, optionalText, recordId } from "./fields.ts";
import { createRoute, noun } from "./noun.ts";
import { InfoAnswer, pregnancyInfo } from "./pregnancy-info.ts";
import { inData, jsonBody, ok, userWire, UserWire } from "./wire.ts";

const howMany = "Enter how many children it is, from 0 to 30.";
const numberOfChildren = z.coerce.number(howMany).int(howMany).min(0, howMany).max(30, howMany);

const babyName = optionalText(80);
const described = { ...membersOnly, tags: ["Pregnancies"] };

export function pregnancies(timeZone: string) {
  const lastMenstrualPeriod = calendarDate(timeZone, "Enter the first day of your last period.");
  const dueDate = calendarDate(timeZone, "Enter the due date.");
  const babyBirthDate = calendarDate(timeZone, "Enter your baby's birth date.");

  const reading = createRoute({
    ...described,
    method: "get",
    path: "/pregnancyinfo/user",
    summary: "The current pregnancy or baby: one item, or none",
    responses: { ...ok("The current one", InfoAnswer), ...failures(401) },
  });

  const adding = createRoute({
    ...described,
    method: "post",
    path: "/pregnancyinfo/add",
    summary: "Add a pregnancy and make it the current one; the same dates twice are one",
    request: {
      body: jsonBody(
        z.object({
          isBefore: flag,
          lastMenstrualPeriod: lastMenstrualPeriod.nullish(),
          deliveryDate: z.string().nullish().openapi({ description: "Accepted and not believed" }),
          noOfChild: numberOfChildren.nullish(),
          babyBirthDate: babyBirthDate.nullish(),
          babyName,
        }),
      ),
    },
    responses: { ...ok("The current one", InfoAnswer), ...failures(400, 401, 415, 429) },
  });

  const correcting = createRoute({
    ...described,
    method: "put",
    path: "/pregnancyinfo/{id}",
    summary: "Correct the date of the last period, or give a due date instead; or correct a baby's birth date",
    request: {
      params: z.object({ id: recordId }),
      body: jsonBody(
        z.object({
          lastMenstrualPeriod: lastMenstrualPeriod.nullish(),
          dueDate: dueDate.nullish(),
          babyBirthDate: babyBirthDate.nullish(),
        }),
      ),
    },
    responses: { ...ok("The current one", InfoAnswer), ...failures(400, 401, 404, 415, 429) },
  });

  const switching = createRoute({
    ...described,
    method: "post",
    path: "/user/switchpregnancy",
    summary: "Switch between pregnancy and after birth",
    request: {
      body: jsonBody(
        z.object({
          isPregnant: flag,
          babyName,
          lastMenstrualPeriod: lastMenstrualPeriod.nullish(),
          dueDate: dueDate.nullish(),
          babyBirthDate: babyBirthDate.nullish(),
        }),
      ),
    },
    responses: { ...ok("The member", inData(UserWire)), ...failures(400, 401, 415, 429) },
  });

  return noun()
    .openapi(reading, async (c) => c.json({ data: await pregnancyInfo(c.var.context, c.var.actor.member) }, 200))
    .openapi(adding, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      const told = c.req.valid("json");
      const period = told.lastMenstrualPeriod ?? null;
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
      return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
    })
    .openapi(correcting, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      const { id } = c.req.valid("param");
      const { babyBirthDate: birthDate, ...dates } = c.req.valid("json");
      if (!birthDate) await correctDates(context, actor.member, id, datesOf(dates));
      else if (dates.lastMenstrualPeriod || dates.dueDate)
        throw invalid("babyBirthDate", "Correct one date at a time.");
      else await correctBirth(context, actor.member, id, birthDate);
      return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
    })
    .openapi(switching, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      const told = c.req.valid("json");
      if (told.isPregnant) {
        await switchToPregnant(context, actor.member, datesOf(told));
      } else {
        await switchToAfterBirth(context, actor.member, {
          birthDate: told.babyBirthDate ?? null,
          babyName: told.babyName ?? null,
          lastMenstrualPeriod: told.lastMenstrualPeriod ?? null,
        });
      }
      return c.json({ data: await userWire(context, await memberById(context, actor.member.id)) }, 200);
    });
}

function datesOf(told: {
  lastMenstrualPeriod?: CalendarDate | null | undefined;
  dueDate?: CalendarDate | null | undefined;
}): PregnancyDates {
  if (told.lastMenstrualPeriod) return { lastMenstrualPeriod: told.lastMenstrualPeriod };
  if (told.dueDate) return { givenDueDate: told.dueDate };
  throw invalid("lastMenstrualPeriod", "Enter the first day of your last period, or your due date.");
}

function birthOf(context: Context, babyBirthDate: CalendarDate | null, lastMenstrualPeriod: CalendarDate | null) {
  const now = today(context);
  const birthDate = babyBirthDate ?? (lastMenstrualPeriod ? birthDateFromPeriod(lastMenstrualPeriod, now) : now);
  return { birthDate, lastMenstrualPeriod };
}
