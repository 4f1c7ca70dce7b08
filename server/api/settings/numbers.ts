import { NumbersJson } from "../../contract/settings/answers.ts";
import { readNumbers } from "../../domain/numbers/reading.ts";
import { administratorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { inData, ok } from "../responses.ts";

const reading = createRoute({
  operationId: "readNumbers",
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
