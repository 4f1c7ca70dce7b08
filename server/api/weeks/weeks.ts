import { z } from "@hono/zod-openapi";
import {
  AfterBirthWeekJson,
  WeekJson,
  type AfterBirthWeekHeadingJson,
  type WeekHeadingJson,
} from "../../contract/weeks/answers.ts";
import { reviewOf, reviewsOf, type ClinicianReview } from "../../domain/clinician-reviews/reviews.ts";
import type { Context } from "../../domain/context.ts";
import { fetalWeightGrams, weekNumbers } from "../../domain/pregnancies/growth.ts";
import { languageIn, languageOfText } from "../../domain/translations/translations.ts";
import { wordsOfSize } from "../../pictures/size-words.ts";
import { readSources } from "../../domain/pages/pages.ts";
import { afterBirthPicture, growthPicture, weekShown } from "../../pictures/week-pictures.ts";
import { weekById, weeksOf, type Week } from "../../domain/weeks/weeks.ts";
import { failures } from "../failures.ts";
import { oneById } from "../content/library.ts";
import { createRoute, router } from "../router.ts";
import { picturePath } from "../pictures/pictures.ts";
import { inData, ok } from "../responses.ts";

const listing = createRoute({
  operationId: "listWeeks",
  method: "get",
  path: "/week",
  tags: ["Weeks"],
  summary: "The weeks of pregnancy, 1 to 42",
  responses: ok("The weeks", inData(z.array(WeekJson))),
});

const reading = createRoute({
  operationId: "readWeek",
  method: "get",
  path: "/week/{id}",
  tags: ["Weeks"],
  summary: "One week of pregnancy",
  request: { params: oneById },
  responses: { ...ok("The week", inData(WeekJson)), ...failures(404) },
});

const listingAfterBirth = createRoute({
  operationId: "listAfterBirthWeeks",
  method: "get",
  path: "/afterpregnancy",
  tags: ["Weeks"],
  summary: "The weeks after birth, 1 to 52",
  responses: ok("The weeks", inData(z.array(AfterBirthWeekJson))),
});

export const weeks = router()
  .openapi(listing, async (c) => {
    const found = await withReviews(c.var.context, await weeksOf(c.var.context, "pregnancy"));
    return c.json({ data: found.map(pregnancyWeek) }, 200);
  })
  .openapi(reading, async (c) => {
    const week = await weekById(c.var.context, "pregnancy", c.req.valid("param").id);
    return c.json(
      { data: pregnancyWeek({ ...week, review: await reviewOf(c.var.context, week.id, languageOfText(week)) }) },
      200,
    );
  })
  .openapi(listingAfterBirth, async (c) => {
    const found = await withReviews(c.var.context, await weeksOf(c.var.context, "afterBirth"));
    return c.json({ data: found.map(afterBirthWeek) }, 200);
  });

type ReviewedWeek = Week & { review: ClinicianReview | null };

async function withReviews(context: Context, weeks: readonly Week[]): Promise<ReviewedWeek[]> {
  const texts = weeks.map((week) => ({ recordId: week.id, language: languageOfText(week) }));
  const reviews = await reviewsOf(context, texts);
  return weeks.map((week) => ({ ...week, review: reviews.get(week.id) ?? null }));
}

export function shapeOf(week: Week) {
  const { words, size, picture, isToScale } = weekShown(week.number, { words: week.drawnAs, picture: week.picture });
  const ownWords = week.shape === week.drawnAs ? null : week.shape;
  return { words: ownWords ?? (size && wordsOfSize(size, languageOfText(week))) ?? words, picture, isToScale };
}

export function pregnancyWeekHeading(week: Week): WeekHeadingJson {
  const { lengthCm, lengthMeasure, weightKg } = weekNumbers(week.number);
  const grams = fetalWeightGrams(week.number);
  const { words, picture, isToScale } = shapeOf(week);
  return {
    ...heading(week, picture),
    babyShape: words,
    isDrawnToScale: isToScale,
    babyLength: lengthCm,
    babyLengthMeasure: lengthMeasure,
    babyWeight: weightKg,
    babyWeightGrams: grams && Math.round(grams),
  };
}

/** What is known of size is of babies who grow alone, so the plant stands in. */
export function severalBabiesWeekHeading(week: Week): WeekHeadingJson {
  return {
    ...heading(week, growthPicture(week.number)),
    babyShape: null,
    isDrawnToScale: false,
    babyLength: null,
    babyLengthMeasure: null,
    babyWeight: null,
    babyWeightGrams: null,
  };
}

export function afterBirthWeekHeading(week: Week): AfterBirthWeekHeadingJson {
  return heading(week, afterBirthPicture(week.number, week.picture));
}

function heading(week: Week, picture: string) {
  return {
    _id: week.id,
    week: week.number,
    title: week.title,
    shortDescription: week.summary,
    imageUrl: picturePath(picture),
    ...languageIn(week),
  };
}

function pregnancyWeek(week: ReviewedWeek): WeekJson {
  const text = textJson(week);
  return {
    ...pregnancyWeekHeading(week),
    growthUrl: picturePath(growthPicture(week.number)),
    ...text,
    sources: [...text.sources, ...weekNumbers(week.number).sources],
  };
}

function afterBirthWeek(week: ReviewedWeek): AfterBirthWeekJson {
  return { ...afterBirthWeekHeading(week), ...textJson(week) };
}

function textJson({ body, sources, review }: ReviewedWeek) {
  return { longDescription: body, sources: readSources(sources), review };
}
