import { z } from "@hono/zod-openapi";
import { UserJson } from "../../contract/account/answers.ts";
import {
  babyName,
  cycleLength,
  embryoAgeDays,
  numberOfBabies,
  scanDays,
  scanWeeks,
} from "../../contract/pregnancies/fields.ts";
import {
  BIRTH_DATE_MISSING,
  DATES_MISSING,
  DUE_DATE_MISSING,
  EMBRYO_AGE_MISSING,
  LAST_PERIOD_MISSING,
  TRANSFER_DATE_MISSING,
} from "../../contract/pregnancies/sentences.ts";
import { memberById } from "../../domain/member/member.ts";
import type { Context } from "../../domain/context.ts";
import { invalid } from "../../failures.ts";
import type { CalendarDate } from "../../domain/pregnancies/calendar-date.ts";
import { correctBirth, correctDates } from "../../domain/pregnancies/correct-dates.ts";
import { type EmbryoTransfer } from "../../domain/pregnancies/dating.ts";
import { birthDateFromPeriod } from "../../domain/pregnancies/dates-by-period.ts";
import { today, type PregnancyDates } from "../../domain/pregnancies/pregnancies.ts";
import { startPregnancy } from "../../domain/pregnancies/start-pregnancy.ts";
import { switchToAfterBirth, switchToPregnant } from "../../domain/pregnancies/switch-pregnancy.ts";
import { membersOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { calendarDate, flag, orNull, recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { InfoAnswer, pregnancyInfo } from "./info.ts";
import { scanDate, scanOf } from "./scan-fields.ts";
import { inData, jsonBody, ok, userJson } from "../responses.ts";

const howMany = "Enter how many children it is, from 0 to 30.";
const numberOfChildren = z.coerce.number(howMany).int(howMany).min(0, howMany).max(30, howMany);

const finerDates = {
  cycleLength: cycleLength.nullish(),
  scanWeeks: scanWeeks.nullish(),
  scanDays: scanDays.nullish(),
  embryoAgeDays: embryoAgeDays.nullish().openapi({ enum: [3, 5, null] }),
  numberOfBabies: numberOfBabies.nullish().openapi({ description: "In this pregnancy; 4 stands for more, too" }),
};

const described = { ...membersOnly, tags: ["Pregnancies"] };

export function pregnancies(timeZone: string) {
  const lastMenstrualPeriod = calendarDate(timeZone, LAST_PERIOD_MISSING);
  const dueDate = calendarDate(timeZone, DUE_DATE_MISSING);
  const babyBirthDate = calendarDate(timeZone, BIRTH_DATE_MISSING);
  const dates = {
    lastMenstrualPeriod: lastMenstrualPeriod.nullish(),
    dueDate: dueDate.nullish(),
    scanDate: scanDate(timeZone)
      .nullish()
      .openapi({ description: "Adds a scan, or corrects the one of that day; null removes the first" }),
    transferDate: calendarDate(timeZone, TRANSFER_DATE_MISSING).nullish(),
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

  const adding = createRoute({
    operationId: "addPregnancy",
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
          babyName: orNull(babyName),
        }),
      ),
    },
    responses: { ...ok("The current one", InfoAnswer), ...failures(400, 401, 415, 429) },
  });

  const correcting = createRoute({
    operationId: "correctPregnancy",
    ...described,
    method: "put",
    path: "/pregnancyinfo/{id}",
    summary: "Correct what the due date rests on, where null takes it away; or correct a baby's birth date",
    request: {
      params: z.object({ id: recordId }),
      body: jsonBody(z.object({ ...dates, babyBirthDate: babyBirthDate.nullish() })),
    },
    responses: { ...ok("The current one", InfoAnswer), ...failures(400, 401, 404, 415, 429) },
  });

  const switching = createRoute({
    operationId: "switchMode",
    ...described,
    method: "post",
    path: "/user/switchpregnancy",
    summary: "Switch between pregnancy and after birth",
    request: {
      body: jsonBody(
        z.object({
          isPregnant: flag,
          babyName: orNull(babyName),
          ...dates,
          babyBirthDate: babyBirthDate.nullish(),
        }),
      ),
    },
    responses: { ...ok("The member", inData(UserJson)), ...failures(400, 401, 415, 429) },
  });

  return router()
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
      const { babyBirthDate: birthDate, ...told } = c.req.valid("json");
      const { dueDate: given, ...others } = told;
      if (!birthDate) await correctDates(context, actor.member, id, datesOf(told));
      else if (Object.values(others).some(Boolean)) throw invalid("babyBirthDate", "Correct one date at a time.");
      else await correctBirth(context, actor.member, id, birthDate, given);
      return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
    })
    .openapi(switching, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      const { isPregnant, babyName, babyBirthDate, ...told } = c.req.valid("json");
      if (isPregnant) {
        await switchToPregnant(context, actor.member, datesOf(told));
      } else {
        await switchToAfterBirth(context, actor.member, {
          birthDate: babyBirthDate ?? null,
          babyName: babyName ?? null,
          lastMenstrualPeriod: told.lastMenstrualPeriod ?? null,
        });
      }
      return c.json({ data: await userJson(context, await memberById(context, actor.member.id)) }, 200);
    });
}

type Told = { [Name in keyof typeof finerDates]?: z.infer<(typeof finerDates)[Name]> } & {
  lastMenstrualPeriod?: CalendarDate | null | undefined;
  dueDate?: CalendarDate | null | undefined;
  scanDate?: CalendarDate | null | undefined;
  transferDate?: CalendarDate | null | undefined;
};

/** Older apps send a last period or a due date alone, meaning that it replaces the other. */
function datesOf(told: Told): PregnancyDates {
  const { lastMenstrualPeriod, dueDate, cycleLength, numberOfBabies } = told;
  if (Object.values(told).every((value) => value === undefined)) throw invalid("lastMenstrualPeriod", DATES_MISSING);
  return {
    lastMenstrualPeriod: dueDate ? (lastMenstrualPeriod ?? null) : lastMenstrualPeriod,
    givenDueDate: lastMenstrualPeriod ? (dueDate ?? null) : dueDate,
    cycleLength,
    scan: scanOf(told),
    ivf: transferOf(told),
    numberOfBabies: numberOfBabies ?? undefined,
  };
}

function transferOf({ transferDate, embryoAgeDays }: Told): EmbryoTransfer | null | undefined {
  if (!transferDate && !embryoAgeDays)
    return transferDate === undefined && embryoAgeDays === undefined ? undefined : null;
  if (!transferDate) throw invalid("transferDate", TRANSFER_DATE_MISSING);
  if (!embryoAgeDays) throw invalid("embryoAgeDays", EMBRYO_AGE_MISSING);
  return { transferDate, embryoAgeDays };
}

function birthOf(context: Context, babyBirthDate: CalendarDate | null, lastMenstrualPeriod: CalendarDate | null) {
  const now = today(context);
  const birthDate = babyBirthDate ?? (lastMenstrualPeriod ? birthDateFromPeriod(lastMenstrualPeriod, now) : now);
  return { birthDate, lastMenstrualPeriod };
}
