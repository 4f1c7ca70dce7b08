import { z } from "@hono/zod-openapi";
import {
  qualification,
  registration,
  REVIEW_DATE_MISSING,
  reviewerName,
} from "../../contract/clinician-reviews/fields.ts";
import { editorsWriting } from "../authentication.ts";
import { languageQuery, one, version } from "../content/editing-json.ts";
import { failures } from "../failures.ts";
import { orNull } from "../fields.ts";
import { jsonBody, ok } from "../responses.ts";
import { createRoute, router } from "../router.ts";

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
        name: reviewerName,
        qualification,
        registration: orNull(registration),
        date: z.iso.date(REVIEW_DATE_MISSING),
      }),
    ),
  },
  responses: { ...ok("Saved", z.object({ message: z.string() })), ...failures(400, 401, 403, 404, 409, 413, 415, 429) },
});

const removing = createRoute({
  operationId: "removeClinicianReview",
  ...described,
  method: "delete",
  summary: "Remove the clinician's review",
  request: { params: one, query: languageQuery },
  responses: { ...ok("Removed", z.object({ message: z.string() })), ...failures(400, 401, 403, 404, 429) },
});

export const clinicianReviews = router()
  .openapi(putting, async (c) => {
    const { registration = null, ...review } = c.req.valid("json");
    const { enterReview } = await reviewing();
    await enterReview(
      c.var.context,
      c.var.actor.member,
      { ...c.req.valid("param"), ...c.req.valid("query") },
      { registration, ...review },
    );
    return c.json({ message: "The review is saved." }, 200);
  })
  .openapi(removing, async (c) => {
    const { removeReview } = await reviewing();
    await removeReview(c.var.context, c.var.actor.member, { ...c.req.valid("param"), ...c.req.valid("query") });
    return c.json({ message: "The review is removed." }, 200);
  });
