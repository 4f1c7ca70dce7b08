import { z } from "@hono/zod-openapi";
import { say } from "../../contract/sentences/say.ts";
import { DownloadJson } from "../../contract/downloads/answers.ts";
import type { Context as Request } from "hono";
import type { Member } from "../../domain/member/member.ts";
import { Failure, notFound } from "../../failures.ts";
import { handoutNames, type HandoutName } from "../../content/handouts.ts";
import { handoutFile } from "../../ports/pdf/handouts.ts";
import { currentLanguage } from "../../language.ts";
import { membersToo } from "../authentication.ts";
import { CALENDAR_TYPE, calendarText } from "../calendar/file.ts";
import { calendarOf, eventsIn } from "../calendar/calendar.ts";
import type { ApiEnvironment } from "../environment.ts";
import { bytes } from "../fields.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { inData, ok } from "../responses.ts";
import { handoutOf } from "./handout.ts";

const FOR_MEMBERS = new Set<HandoutName>(["visit-card"]);
const CALENDAR = "calendar.ics";

const described = { ...membersToo, tags: ["Downloads"] };

const listing = createRoute({
  operationId: "listDownloads",
  ...described,
  method: "get",
  path: "/download",
  summary: "The files to download, with their sizes",
  responses: { ...ok("The files", inData(z.array(DownloadJson))), ...failures(400) },
});

const reading = createRoute({
  operationId: "download",
  ...described,
  method: "get",
  path: "/download/{file}",
  summary: "One of them",
  request: { params: z.object({ file: z.string().max(40) }) },
  responses: {
    200: {
      description: "The file",
      content: { "application/pdf": { schema: bytes }, "text/calendar": { schema: z.string() } },
    },
    ...failures(400, 401, 404),
  },
});

export const downloads = router()
  .openapi(listing, async (c) => {
    const listed = await Promise.all(handoutNames.map((name) => handoutJson(c, name)));
    const handouts = listed.filter((handout) => handout !== null);
    const calendar = {
      file: CALENDAR,
      title: say.downloadCalendar(),
      summary: calendarSummary(c.var.viewer),
      size: Buffer.byteLength(await calendarFor(c)),
    };
    return c.json({ data: [...handouts, calendar] }, 200);
  })
  .openapi(reading, async (c) => {
    const { file } = c.req.valid("param");
    c.header("Content-Disposition", `attachment; filename="umeed-${file.replace(/[^\w.-]/g, "")}"`);
    if (file === CALENDAR) {
      c.header("Content-Type", CALENDAR_TYPE);
      return c.body(await calendarFor(c));
    }
    const name = handoutNames.find((known) => file === `${known}.pdf`);
    if (!name) throw notFound("file");
    if (!mayHave(c, name)) throw new Failure("unauthenticated", say.downloadCardNeedsLogIn);
    const handout = await handoutOf(c, name);
    c.header("Content-Type", "application/pdf");
    c.header("Content-Language", handout.language);
    return c.body(await handoutFile(handout));
  });

/** Null for a paper that cannot be made: the others and the calendar are still to be had. */
async function handoutJson(c: Request<ApiEnvironment>, name: HandoutName): Promise<DownloadJson | null> {
  const handout = await handoutOf(c, name);
  const { title, summary, language, unreviewed } = handout;
  const standing = {
    ...(language !== currentLanguage() && { textLanguage: language }),
    ...(unreviewed && { isUnreviewed: true }),
  };
  const listed = { file: `${name}.pdf`, title, summary, ...standing };
  if (!mayHave(c, name)) return { ...listed, size: null };
  try {
    return { ...listed, size: (await handoutFile(handout)).byteLength };
  } catch (error) {
    c.var.log.error({ err: error, requestId: c.env?.requestId }, "paper left out of the list");
    return null;
  }
}

function mayHave(c: Request<ApiEnvironment>, name: HandoutName) {
  return c.var.viewer !== null || !FOR_MEMBERS.has(name);
}

function calendarSummary(viewer: Member | null) {
  if (!viewer) return say.downloadCalendarEverywhere();
  return viewer.cityId === null ? say.downloadCalendarOwnEverywhere() : say.downloadCalendarOwnCity();
}

async function calendarFor({ var: { context, app, viewer } }: Request<ApiEnvironment>) {
  return calendarText(app.name, viewer ? await calendarOf(context, viewer) : await eventsIn(context, null, undefined));
}
