import { z } from "@hono/zod-openapi";
import { editorsWriting } from "../authentication.ts";
import { languageQuery, one, version } from "../content/editing-json.ts";
import { jsonBody } from "../responses.ts";
import { createRoute, router } from "../router.ts";
import { enteredReview, removedReview, savedReview } from "./review-parts.ts";

const reviewing = () => import("../../domain/content/reviewing.ts");

const described = { ...editorsWriting, tags: ["Editing"], path: "/content/{kind}/{key}/review" as const };

const putting = createRoute({
  operationId: "enterClinicianReview",
  ...described,
  method: "put",
  summary: "Say which clinician reviewed the version that readers have, and when",
  request: {
    params: one,
    query: languageQuery,
    body: jsonBody(
      z.object({
        version: version.openapi({ description: "What readers have" }),
        ...enteredReview,
      }),
    ),
  },
  responses: savedReview,
});

const removing = createRoute({
  operationId: "removeClinicianReview",
  ...described,
  method: "delete",
  summary: "Remove the clinician's review",
  request: { params: one, query: languageQuery },
  responses: removedReview,
});

export const clinicianReviews = router()
  .openapi(putting, async (c) => {
    const { enterReview } = await reviewing();
    const name = { ...c.req.valid("param"), ...c.req.valid("query") };
    await enterReview(c.var.context, c.var.actor.member, name, c.req.valid("json"));
    return c.json({ message: "The review is saved." }, 200);
  })
  .openapi(removing, async (c) => {
    const { removeReview } = await reviewing();
    await removeReview(c.var.context, c.var.actor.member, { ...c.req.valid("param"), ...c.req.valid("query") });
    return c.json({ message: "The review is removed." }, 200);
  });
