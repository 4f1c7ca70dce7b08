import { z } from "zod";
import { day } from "../times.ts";
import { SEXES } from "./sexes.ts";

export const ChildJson = z
  .object({
    _id: z.string(),
    pregnancyId: z
      .string()
      .nullable()
      .meta({ description: "Of which the child was born; null for one whose pregnancy is not in the records" }),
    name: z.string().nullable(),
    called: z.string().meta({ example: "Second twin", description: "The name, or words for a child without one" }),
    birthDate: day,
    sex: z.enum(SEXES).nullable(),
    gestation: z
      .object({ weeks: z.int(), days: z.int(), isTold: z.boolean() })
      .nullable()
      .meta({ description: "At birth; as told, else by the due date of the pregnancy; null when neither is known" }),
  })
  .meta({ id: "Child" });
export type ChildJson = z.infer<typeof ChildJson>;
