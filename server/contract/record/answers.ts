import { z } from "zod";
import { languageOfWords } from "../content/answers.ts";
import { day } from "../times.ts";
import { MOVEMENTS, PROTEIN_LEVELS, READING_KINDS, SUGAR_TIMES } from "./kinds.ts";

const kindName = z.string().meta({ example: "Blood pressure", description: "What people call the kind" });

export const AdviceJson = z
  .object({
    urgency: z.enum(["now", "today", "thisWeek"]),
    sign: z.string().meta({ description: "What was measured, in the words of the table of signs" }),
    sentence: z.string().meta({ description: "The same, with what to do" }),
    isCurrent: z.boolean().meta({
      description:
        "Measured so lately that the reader should still do it; of an older reading show `sign` alone, and so where another reading is more urgent",
    }),
    ...languageOfWords,
  })
  .meta({ id: "ReadingAdvice", description: "A row of the table of signs; no diagnosis" });
export type AdviceJson = z.infer<typeof AdviceJson>;

export const ReadingJson = z
  .object({
    _id: z.string(),
    kind: z.enum(READING_KINDS),
    name: kindName,
    date: day,
    inWords: z.string().meta({ example: "120/80 mmHg", description: "As a card has it, with its unit" }),
    systolic: z.int().optional(),
    diastolic: z.int().optional(),
    kilograms: z.number().optional(),
    haemoglobin: z.number().optional().meta({ description: "g/dl" }),
    protein: z.enum(PROTEIN_LEVELS).optional(),
    sugar: z.int().optional().meta({ description: "mg/dl" }),
    sugarTime: z.enum(SUGAR_TIMES).optional(),
    movements: z.enum(MOVEMENTS).optional(),
    advice: AdviceJson.nullable().meta({ description: "Null where nothing is to be done or said" }),
  })
  .meta({ id: "Reading" });
export type ReadingJson = z.infer<typeof ReadingJson>;

export const RecordJson = z
  .object({
    kinds: z.array(
      z.object({
        kind: z.enum(READING_KINDS),
        name: kindName,
        mayAdd: z.boolean().meta({ description: "Whether it is offered now: after a birth or loss no movements are" }),
        total: z.int(),
        readings: z.array(ReadingJson).meta({ description: "The newest, the newest first" }),
      }),
    ),
    firstDate: day.meta({ description: "No reading can be older" }),
  })
  .meta({ id: "Record" });
export type RecordJson = z.infer<typeof RecordJson>;
