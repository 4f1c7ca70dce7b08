import { z } from "@hono/zod-openapi";
import { DownloadJson } from "../../contract/downloads/answers.ts";
import type { Context as Request } from "hono";
import { Failure, notFound } from "../../failures.ts";
import { visitPlanOf } from "../../domain/plan/visits.ts";
import { dangerSignQuestions } from "../../domain/symptoms/symptoms.ts";
import { handoutNames, shippedHandout, type HandoutName } from "../../content/handouts.ts";
import type { HandoutContent } from "../../ports/pdf/handout.ts";
import { handoutFile } from "../../ports/pdf/handouts.ts";
import { fillSettings } from "../settings/app-settings.ts";
import { membersToo } from "../authentication.ts";
import { CALENDAR_TYPE, calendarText } from "../calendar/file.ts";
import { calendarOf, eventsIn } from "../calendar/calendar.ts";
import type { ApiEnvironment } from "../environment.ts";
import { bytes } from "../fields.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { inData, ok, userJson } from "../responses.ts";

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
    const handouts = await Promise.all(handoutNames.map((name) => handoutJson(c, name)));
    const calendar = {
      file: CALENDAR,
      title: "Calendar",
      summary: c.var.viewer
        ? "Your own dates and the events of your city, for the calendar on your phone."
        : "The events of every city, for the calendar on your phone.",
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
    if (!mayHave(c, name)) throw new Failure("unauthenticated", "Log in to get your visit card.");
    c.header("Content-Type", "application/pdf");
    return c.body(await handoutFile(await contentOf(c, name), c.var.app.name));
  });

async function handoutJson(c: Request<ApiEnvironment>, name: HandoutName): Promise<DownloadJson> {
  const content = await contentOf(c, name);
  const { title, summary } = content;
  const size = mayHave(c, name) ? (await handoutFile(content, c.var.app.name)).byteLength : null;
  return { file: `${name}.pdf`, title, summary, size };
}

const SUMMARY_FOR_SEVERAL =
  "Visits up to the week by which most twins and triplets are born, with room for dates and measurements. You need more scans than these, so keep it with your hospital's own list.";

function mayHave(c: Request<ApiEnvironment>, name: HandoutName) {
  return c.var.viewer !== null || !FOR_MEMBERS.has(name);
}

async function contentOf(c: Request<ApiEnvironment>, name: HandoutName): Promise<HandoutContent> {
  const { context, app, viewer } = c.var;
  const shipped = await shippedHandout(name);
  const parts = shipped.parts.map((part) => ({ ...part, points: part.points?.map((line) => fillSettings(line, app)) }));
  if (name === "danger-signs") return { ...shipped, parts: [...parts, ...(await dangerSigns(c))] };
  if (name !== "visit-card" || !viewer) return { ...shipped, parts };
  const { expectedDate } = await userJson(context, viewer);
  const dueDate = expectedDate ? [{ heading: "My dates", text: `Due date: ${inWords(expectedDate)}` }] : [];
  const card = { ...shipped, parts: [...parts, ...dueDate] };
  const planned = (await visitPlanOf(context, viewer)).visits.flatMap(({ week }) => (week === null ? [] : [week]));
  const visits = shipped.visits?.filter(({ weeks }) => planned.includes(Number(weeks)));
  if (planned.length === 0 || visits?.length === shipped.visits?.length) return card;
  return { ...card, summary: SUMMARY_FOR_SEVERAL, visits };
}

const groups = [
  ["pregnant", "While you are pregnant"],
  ["afterBirth", "For you, after the birth"],
  ["baby", "For your baby"],
  ["afterLoss", "After a loss"],
] as const;

async function dangerSigns(c: Request<ApiEnvironment>) {
  const questions = await dangerSignQuestions(c.var.context);
  return groups.flatMap(([who, whose]) =>
    (["now", "today"] as const).flatMap((level) => {
      const points = questions.filter((one) => one.who === who && one.level === level).map(({ label }) => label);
      return points.length > 0 ? [{ heading: `${whose}: get help ${level}`, points }] : [];
    }),
  );
}

async function calendarFor({ var: { context, app, viewer } }: Request<ApiEnvironment>) {
  return calendarText(app.name, viewer ? await calendarOf(context, viewer) : await eventsIn(context, null, undefined));
}

function inWords(date: string) {
  const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return long.format(new Date(`${date}T00:00:00Z`));
}
