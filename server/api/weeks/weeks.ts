import { z } from "@hono/zod-openapi";
import { fetalWeightGrams, weekNumbers } from "../../domain/pregnancies/growth.ts";
import { readSources } from "../../domain/pages/pages.ts";
import { weekById, weeksOf, type Week } from "../../domain/weeks/weeks.ts";
import { failures } from "../failures.ts";
import { html, oneById, pictureUrl, SourceJson } from "../content/library.ts";
import { createRoute, router } from "../router.ts";
import { picturePath } from "../pictures/pictures.ts";
import { inData, ok } from "../responses.ts";

const heading = {
  _id: z.string(),
  week: z.number(),
  title: z.string(),
  shortDescription: z.string(),
  imageUrl: pictureUrl,
};
const text = { longDescription: html, sources: z.array(SourceJson) };
const size = {
  babyShape: z.string().nullable(),
  babyLength: z.number().nullable().openapi({ description: "Crown to rump in cm; null where no standard gives it" }),
  babyWeight: z.number().nullable().openapi({ description: "kg; null where no standard gives it" }),
  babyWeightGrams: z.number().nullable().openapi({ description: "The same to the gram, for drawing a curve" }),
};

export const PregnancyWeekHeading = z.object({ ...heading, ...size });
export const AfterBirthWeekHeading = z.object(heading);
const PregnancyWeek = z.object({ ...heading, ...size, ...text }).openapi("Week");
const AfterBirthWeek = z.object({ ...heading, ...text }).openapi("AfterBirthWeek");

const listing = createRoute({
  method: "get",
  path: "/week",
  tags: ["Weeks"],
  summary: "The weeks of pregnancy, 1 to 42",
  responses: ok("The weeks", inData(z.array(PregnancyWeek))),
});

const reading = createRoute({
  method: "get",
  path: "/week/{id}",
  tags: ["Weeks"],
  summary: "One week of pregnancy",
  request: { params: oneById },
  responses: { ...ok("The week", inData(PregnancyWeek)), ...failures(404) },
});

const listingAfterBirth = createRoute({
  method: "get",
  path: "/afterpregnancy",
  tags: ["Weeks"],
  summary: "The weeks after birth, 1 to 52",
  responses: ok("The weeks", inData(z.array(AfterBirthWeek))),
});

export const weeks = router()
  .openapi(listing, async (c) => c.json({ data: (await weeksOf(c.var.context, "pregnancy")).map(pregnancyWeek) }, 200))
  .openapi(reading, async (c) => {
    const week = await weekById(c.var.context, "pregnancy", c.req.valid("param").id);
    return c.json({ data: pregnancyWeek(week) }, 200);
  })
  .openapi(listingAfterBirth, async (c) =>
    c.json({ data: (await weeksOf(c.var.context, "afterBirth")).map(afterBirthWeek) }, 200),
  );

export function pregnancyWeekHeading(week: Week): z.infer<typeof PregnancyWeekHeading> {
  const { lengthCm, weightKg } = weekNumbers(week.number);
  const grams = fetalWeightGrams(week.number);
  return {
    ...afterBirthWeekHeading(week),
    babyShape: week.shape,
    babyLength: lengthCm,
    babyWeight: weightKg,
    babyWeightGrams: grams && Math.round(grams),
  };
}

export function afterBirthWeekHeading(week: Week): z.infer<typeof AfterBirthWeekHeading> {
  return {
    _id: week.id,
    week: week.number,
    title: week.title,
    shortDescription: week.summary,
    imageUrl: picturePath(week.picture),
  };
}

function pregnancyWeek(week: Week) {
  return { ...pregnancyWeekHeading(week), longDescription: week.body, sources: readSources(week.sources) };
}

function afterBirthWeek(week: Week) {
  return { ...afterBirthWeekHeading(week), longDescription: week.body, sources: readSources(week.sources) };
}
