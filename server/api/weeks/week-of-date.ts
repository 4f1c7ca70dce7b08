import { z } from "@hono/zod-openapi";
import { WeekOfDateJson } from "../../contract/pregnancies/answers.ts";
import { progressByOneDate } from "../../domain/pregnancies/one-date.ts";
import { today } from "../../domain/pregnancies/pregnancies.ts";
import { failures } from "../failures.ts";
import { calendarDate } from "../fields.ts";
import { weekJson } from "../pregnancies/info.ts";
import { inData, jsonBody, ok } from "../responses.ts";
import { createRoute, router } from "../router.ts";
import { say } from "../../contract/sentences/say.ts";
import type { Words } from "../../contract/sentences/words.ts";

export function weekOfDate(timeZone: string) {
  const date = (wrong: Words) => calendarDate(timeZone, wrong).optional();
  const ToldDate = z
    .object({
      lastMenstrualPeriod: date(say.lastPeriodMissing),
      dueDate: date(say.dueDateMissing),
      babyBirthDate: date(say.birthDateMissing),
    })
    .refine((told) => Object.values(told).filter((value) => value !== undefined).length === 1, {
      error: () => say.oneDateAlone(),
    });

  const counting = createRoute({
    operationId: "readWeekOfDate",
    method: "post",
    path: "/week/of-date",
    tags: ["Weeks"],
    summary: "The week that one date leads to",
    description:
      "For a reader without an account. Nothing is stored. A post, so that the date is in no address and in no log.",
    request: { body: jsonBody(ToldDate) },
    responses: { ...ok("The week", inData(WeekOfDateJson)), ...failures(400, 413, 415) },
  });

  return router().openapi(counting, async (c) => {
    const { context } = c.var;
    const progress = progressByOneDate(c.req.valid("json"), today(context));
    return c.json({ data: await weekJson(context, progress) }, 200);
  });
}
