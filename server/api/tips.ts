import { z } from "@hono/zod-openapi";
import { daysBetween, parseCalendarDate } from "../domain/pregnancies/calendar-date.ts";
import { readSources } from "../domain/pages/pages.ts";
import { today } from "../domain/pregnancies/pregnancies.ts";
import { tipOfTheDay, type Audience } from "../domain/tips/tips.ts";
import type { Context } from "../domain/context.ts";
import { html, SourceWire } from "./library.ts";
import { createRoute, noun } from "./noun.ts";
import { inData, ok } from "./wire.ts";

const Tip = z.object({ _id: z.string(), description: html, source: SourceWire.nullable() }).openapi("Tip");

const request = {
  query: z.object({
    audience: z
      .enum(["pregnancy", "baby", "everyone"], "Ask for pregnancy, baby or everyone.")
      .optional()
      .openapi({ description: "Whom the tip should suit" }),
  }),
};
const described = { tags: ["Tips"], request, responses: ok("The tip of the day", inData(Tip)) };

const drawing = createRoute({ ...described, method: "get", path: "/tip/random", summary: "The tip of the day" });
const drawingToo = createRoute({ ...described, method: "get", path: "/random", summary: "The same, for older apps" });

export const tips = noun()
  .openapi(drawing, async (c) => c.json({ data: await tipFor(c.var.context, c.req.valid("query").audience) }, 200))
  .openapi(drawingToo, async (c) => c.json({ data: await tipFor(c.var.context, c.req.valid("query").audience) }, 200));

/** Without an audience nothing is assumed: the tip suits everyone. */
async function tipFor(context: Context, audience: Audience = "everyone") {
  const audiences: Audience[] = audience === "everyone" ? ["everyone"] : ["everyone", audience];
  const tip = await tipOfTheDay(context, audiences, dayNumber(context));
  return { _id: tip.id, description: tip.body, source: readSources(tip.source)[0] ?? null };
}

function dayNumber(context: Context) {
  const start = parseCalendarDate("2020-01-01");
  return start ? daysBetween(start, today(context)) : 0;
}
