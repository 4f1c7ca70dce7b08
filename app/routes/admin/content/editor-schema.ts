import { z } from "zod";

const text = z.string().optional();
const parts = z.object({ day: text, month: text, year: text }).optional();
const sourceParts = z.object({ name: text, url: text, day: text, month: text, year: text }).optional();

/** The API validates the fields when the document is published. */
export const editorSchema = z.object({
  version: z.coerce.number().int(),
  title: text,
  category: text,
  picture: text,
  summary: text,
  author: text,
  shape: text,
  symptom: text,
  stage: text,
  isDangerSign: text,
  name: text,
  venue: text,
  city: text,
  time: text,
  about: text,
  fits: z
    .object({
      everyone: text,
      firstTrimester: text,
      secondTrimester: text,
      thirdTrimester: text,
      newborn: text,
      youngBaby: text,
      olderBaby: text,
      toddler: text,
      afterLoss: text,
    })
    .optional(),
  place: text,
  body: text,
  repeats: z.enum(["once", "yearly", "monthly", "weekly"]).optional(),
  date: parts,
  day: text,
  month: text,
  days: text,
  weekday: text,
  nth: text,
  publishOn: parts,
  publishAt: text,
  source1: sourceParts,
  source2: sourceParts,
  source3: sourceParts,
  source4: sourceParts,
  source5: sourceParts,
  source6: sourceParts,
  source7: sourceParts,
  source8: sourceParts,
  source9: sourceParts,
  source10: sourceParts,
  source11: sourceParts,
  source12: sourceParts,
});
