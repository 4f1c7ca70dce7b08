import { z } from "@hono/zod-openapi";
import { PHASES } from "../../contract/pregnancies/stages.ts";
import { TipJson } from "../../contract/tips/answers.ts";
import type { Context as Request } from "hono";
import { reviewOf } from "../../domain/clinician-reviews/reviews.ts";
import { daysBetween, parseCalendarDate } from "../../domain/pregnancies/calendar-date.ts";
import { languageIn, languageOfText } from "../../domain/translations/translations.ts";
import { readSources } from "../../domain/pages/pages.ts";
import { phaseOf } from "../../domain/pregnancies/phase.ts";
import { chosenPregnancy, today } from "../../domain/pregnancies/pregnancies.ts";
import { progressOf } from "../../domain/pregnancies/progress.ts";
import { AUDIENCES, fitsAskedFor, tipOfTheDay } from "../../domain/tips/tips.ts";
import type { Context } from "../../domain/context.ts";
import { membersToo } from "../authentication.ts";
import type { ApiEnvironment } from "../environment.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { inData, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const request = {
  query: z.object({
    audience: z
      .enum(AUDIENCES, { error: () => say.audienceWrong() })
      .optional()
      .openapi({ description: "Whom the tip should suit; within it, a member gets one for the member's own stage" }),
    phase: z
      .enum(PHASES, { error: () => say.phaseWrong({ phases: PHASES.join(", ") }) })
      .optional()
      .openapi({ description: "In place of the member's own, such as for an answer that many share" }),
    week: z.coerce
      .number()
      .pipe(z.int().min(0).max(45))
      .optional()
      .openapi({ description: "Of the pregnancy, whole ones, beside the phase that is named" }),
  }),
};
type Query = z.infer<typeof request.query>;
const described = {
  ...membersToo,
  tags: ["Tips"],
  request,
  responses: { ...ok("The tip of the day", inData(TipJson)), ...failures(400) },
};

const drawing = createRoute({
  operationId: "readTip",
  ...described,
  method: "get",
  path: "/tip/random",
  summary: "The tip of the day: a member's own, or a general one",
});
const drawingToo = createRoute({
  operationId: "readTipToo",
  ...described,
  method: "get",
  path: "/random",
  summary: "The same, for older apps",
});

export const tips = router()
  .openapi(drawing, async (c) => c.json({ data: await tipFor(c, c.req.valid("query")) }, 200))
  .openapi(drawingToo, async (c) => c.json({ data: await tipFor(c, c.req.valid("query")) }, 200));

async function tipFor(c: Request<ApiEnvironment>, { audience, phase, week }: Query) {
  const { context } = c.var;
  const reader = phase ? { phase, week: week ?? null } : await ownTime(c);
  const fits = fitsAskedFor({ audience, phase: reader.phase });
  const month = Number(today(context).slice(5, 7));
  const tip = await tipOfTheDay(context, { fits, day: dayNumber(context), month, week: reader.week });
  const review = await reviewOf(context, tip.id, languageOfText(tip));
  const source = readSources(tip.source)[0] ?? null;
  return { _id: tip.id, description: tip.body, source, review, ...languageIn(tip) };
}

async function ownTime({ var: { context, viewer } }: Request<ApiEnvironment>) {
  const pregnancy = viewer ? await chosenPregnancy(context, viewer.id) : null;
  const progress = pregnancy && !pregnancy.loss ? progressOf(pregnancy, today(context)) : null;
  return {
    phase: phaseOf(pregnancy, today(context)),
    week: progress && "age" in progress ? progress.age.weeks : null,
  };
}

function dayNumber(context: Context) {
  const start = parseCalendarDate("2020-01-01");
  return start ? daysBetween(start, today(context)) : 0;
}
