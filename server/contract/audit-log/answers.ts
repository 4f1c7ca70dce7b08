import { z } from "zod";
import { moment } from "../times.ts";

const name = z.string().nullable().meta({ description: "Null when the member left" });

export const ActJson = z
  .object({
    _id: z.string(),
    act: z.string(),
    isByCommand: z.boolean().meta({ description: "By the operator at the command line" }),
    actor: z.object({ id: z.string().nullable(), name }),
    subject: z.object({ kind: z.string(), id: z.string(), name }),
    reason: z.string().nullable(),
    createdTime: moment,
  })
  .meta({ id: "Act" });
export type ActJson = z.infer<typeof ActJson>;
