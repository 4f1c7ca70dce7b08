import { z } from "zod";
import { SEXES } from "../children/sexes.ts";
import { AdviceJson } from "../record/answers.ts";
import { day } from "../times.ts";
import { GROWTH_KINDS, POSITIONS } from "./kinds.ts";

const kindName = z.string().meta({ example: "Weight", description: "What people call the kind" });

export const GrowthReadingJson = z
  .object({
    _id: z.string(),
    childId: z.string(),
    kind: z.enum(GROWTH_KINDS),
    name: kindName,
    date: day,
    value: z.number().meta({ description: "Weight in kg, length and head in cm, upper arm in mm" }),
    position: z.enum(POSITIONS).nullable().meta({ description: "Of a length: how it was measured" }),
    inWords: z.string().meta({ example: "7.4 kg" }),
    advice: AdviceJson.nullable().meta({ description: "Null where nothing is to be done or said" }),
  })
  .meta({ id: "GrowthReading" });
export type GrowthReadingJson = z.infer<typeof GrowthReadingJson>;

const lines = {
  minus3: z.number(),
  minus2: z.number(),
  median: z.number(),
  plus2: z.number(),
  plus3: z.number(),
};

export const GrowthJson = z
  .object({
    child: z.object({ _id: z.string(), called: z.string(), birthDate: day, sex: z.enum(SEXES).nullable() }),
    isCorrected: z.boolean().meta({
      description: "Born early, and so compared by the age counted from the due date, until 24 months",
    }),
    kinds: z.array(
      z.object({
        kind: z.enum(GROWTH_KINDS),
        name: kindName,
        mayAdd: z.boolean(),
        readings: z.array(GrowthReadingJson).meta({ description: "The newest first" }),
        lines: z.array(z.object({ date: day, ...lines })).meta({
          description: "Of the WHO child growth standards, in standard deviations; empty where the sex is not told",
        }),
      }),
    ),
    weightForLength: z
      .object({
        points: z.array(z.object({ _id: z.string(), date: day, centimetres: z.number(), kilograms: z.number() })),
        lines: z.array(z.object({ centimetres: z.number(), ...lines })),
      })
      .nullable()
      .meta({ description: "Of weights with a length measured within a week, as the age of the last has it" }),
    note: z.string().nullable().meta({ description: "What the weights say together, gently; null for nothing" }),
  })
  .meta({ id: "Growth" });
export type GrowthJson = z.infer<typeof GrowthJson>;
