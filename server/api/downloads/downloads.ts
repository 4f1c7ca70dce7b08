import { z } from "@hono/zod-openapi";
import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import { onlyInEnglish } from "../../domain/translations/translations.ts";
import { DownloadJson } from "../../contract/downloads/answers.ts";
import type { Context as Request } from "hono";
import { Failure, notFound } from "../../failures.ts";
import { handoutNames, type HandoutName } from "../../content/handouts.ts";
import { handoutFile } from "../../ports/pdf/handouts.ts";
import { membersToo } from "../authentication.ts";
import { CALENDAR_TYPE, calendarText } from "../calendar/file.ts";
import { calendarOf, eventsIn } from "../calendar/calendar.ts";
import type { ApiEnvironment } from "../environment.ts";
import { bytes } from "../fields.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { inData, ok } from "../responses.ts";
import { handoutOf } from "./handout.ts";
import { say } from "../../contract/sentences/say.ts";

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
      title: "Calendar",
      summary: c.var.viewer
        ? `Your own dates and the events of ${c.var.viewer.cityId === null ? "every city" : "your city"}, for the calendar on your phone.`
        : "The events of every city, for the calendar on your phone.",
      size: Buffer.byteLength(await calendarFor(c)),
      ...onlyInEnglish(),
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
    if (!mayHave(c, name)) throw new Failure("unauthenticated", say.visitCardSignedOut);
    c.header("Content-Type", "application/pdf");
    c.header("Content-Language", FIRST_LANGUAGE);
    return c.body(await handoutFile(await handoutOf(c, name)));
  });

/** Null for a paper that cannot be made: the others and the calendar are still to be had. */
async function handoutJson(c: Request<ApiEnvironment>, name: HandoutName): Promise<DownloadJson | null> {
  const handout = await handoutOf(c, name);
  const { title, summary } = handout;
  const listed = { file: `${name}.pdf`, title, summary, ...onlyInEnglish() };
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

async function calendarFor({ var: { context, app, viewer } }: Request<ApiEnvironment>) {
  return calendarText(app.name, viewer ? await calendarOf(context, viewer) : await eventsIn(context, null, undefined));
}
