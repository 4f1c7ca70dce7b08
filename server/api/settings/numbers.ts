import { z } from "@hono/zod-openapi";
import { readNumbers } from "../../domain/numbers/reading.ts";
import { administratorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { inData, ok } from "../responses.ts";

const seen = z.number().nullable().openapi({ description: "As it stood when it was last looked at that day" });
const waiting = z.object({
  count: z.number(),
  since: z.number().nullable().openapi({ description: "When the first of them began to wait, epoch milliseconds" }),
});
const NumbersJson = z
  .object({
    days: z.array(
      z.object({
        day: z.string().openapi({ format: "date" }),
        activeMembers: z.number(),
        posts: z.number(),
        comments: z.number(),
        errors: z.number(),
        members: seen,
        activeIn7Days: seen,
        activeIn30Days: seen,
        databaseBytes: seen,
        uploadBytes: seen,
      }),
    ),
    cases: waiting,
    messages: waiting,
  })
  .openapi("Numbers");

const reading = createRoute({
  ...administratorsOnly,
  tags: ["Numbers"],
  method: "get",
  path: "/numbers",
  summary: "What there is and what waits, in bare numbers of the last 30 days",
  responses: { ...ok("The numbers", inData(NumbersJson)), ...failures(401, 403, 404) },
});

export const numbers = router().openapi(reading, async (c) => {
  return c.json({ data: await readNumbers(c.var.context) }, 200);
});
