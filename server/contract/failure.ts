import { z } from "zod";

export const FailureJson = z
  .object({
    message: z.string(),
    errors: z.array(z.object({ msg: z.string(), path: z.string() })),
    code: z.string(),
  })
  .meta({ id: "Failure" });
export type FailureJson = z.infer<typeof FailureJson>;
