import { z } from "@hono/zod-openapi";
import { scanDays, scanWeeks } from "../../contract/pregnancies/fields.ts";
import { found } from "../../failures.ts";
import { parseCalendarDate, type CalendarDate } from "../../domain/pregnancies/calendar-date.ts";
import { addScan, correctScan, problemsOfScan, removeScan } from "../../domain/pregnancies/correct-scans.ts";
import { membersOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { allProblems, checkQuery } from "../all-problems.ts";
import { recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { InfoAnswer, pregnancyInfo } from "./info.ts";
import { scanDate, toldScan } from "./scan-fields.ts";
import { jsonBody, ok } from "../responses.ts";

const described = { ...membersOnly, tags: ["Pregnancies"] };

export function pregnancyScans(timeZone: string) {
  const date = scanDate(timeZone);
  const ScanBody = z.object({ scanDate: date, scanWeeks, scanDays: scanDays.nullish() });
  const scan = allProblems(ScanBody, (c, told) => {
    const day = c.req.param("date");
    const { context, actor } = c.var;
    return problemsOfScan(context, actor.member, c.req.param("id") ?? "", day ? dayIn(day) : undefined, toldScan(told));
  });
  const asked = { query: checkQuery, body: jsonBody(ScanBody) };
  const scanParams = z.object({ id: recordId, date: z.string().openapi({ format: "date" }) });

  const adding = createRoute({
    operationId: "addScan",
    ...described,
    method: "post",
    path: "/pregnancyinfo/{id}/scan",
    summary: "Add a scan; of the same day as another, it corrects that one",
    request: { params: z.object({ id: recordId }), ...asked },
    responses: { ...ok("The current one", InfoAnswer), ...failures(400, 401, 404, 415, 429) },
  });

  const correcting = createRoute({
    operationId: "correctScan",
    ...described,
    method: "put",
    path: "/pregnancyinfo/{id}/scan/{date}",
    summary: "Correct the scan of a day, which may move to another",
    request: { params: scanParams, ...asked },
    responses: { ...ok("The current one", InfoAnswer), ...failures(400, 401, 404, 415, 429) },
  });

  const removing = createRoute({
    operationId: "removeScan",
    ...described,
    method: "delete",
    path: "/pregnancyinfo/{id}/scan/{date}",
    summary: "Remove the scan of a day",
    request: { params: scanParams },
    responses: { ...ok("The current one", InfoAnswer), ...failures(400, 401, 404, 429) },
  });

  return router(scan.hook)
    .openapi(adding, async (c) => {
      const { context, actor } = c.var;
      const told = c.req.valid("json");
      if (await scan.mayChange(c, told, c.req.valid("query"))) {
        await addScan(context, actor.member, c.req.valid("param").id, wholeScan(told));
      }
      return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
    })
    .openapi(correcting, async (c) => {
      const { context, actor } = c.var;
      const { id, date: day } = c.req.valid("param");
      const told = c.req.valid("json");
      if (await scan.mayChange(c, told, c.req.valid("query"))) {
        await correctScan(context, actor.member, id, dayIn(day), wholeScan(told));
      }
      return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
    })
    .openapi(removing, async (c) => {
      const { context, actor } = c.var;
      await context.limits.take("change", actor.member.id);
      const { id, date: day } = c.req.valid("param");
      await removeScan(context, actor.member, id, dayIn(day));
      return c.json({ data: await pregnancyInfo(context, actor.member) }, 200);
    });
}

function dayIn(text: string) {
  return found(parseCalendarDate(text) ?? undefined, "scan");
}

function wholeScan(told: { scanDate: CalendarDate; scanWeeks: number; scanDays?: number | null | undefined }) {
  return { date: told.scanDate, gestationalAgeDays: told.scanWeeks * 7 + (told.scanDays ?? 0) };
}
