import { z } from "@hono/zod-openapi";
import { askedGroup } from "../../contract/symptoms/answers.ts";
import { editorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { inData, ok } from "../responses.ts";
import { signQuestions } from "./editing-rules.ts";
import { createRoute, router } from "../router.ts";

const listing = createRoute({
  operationId: "listSigns",
  ...editorsOnly,
  method: "get",
  path: "/content/signs",
  tags: ["Editing"],
  summary: "The keys of the table of signs, with for whom each is and whether it has a threshold",
  responses: {
    ...ok(
      "The signs",
      inData(
        z.array(z.object({ key: z.string(), words: z.string(), who: z.array(askedGroup), hasThreshold: z.boolean() })),
      ),
    ),
    ...failures(401, 403, 404),
  },
});

export const contentSigns = router().openapi(listing, async (c) => {
  return c.json({ data: (await signQuestions()).signChoices() }, 200);
});
