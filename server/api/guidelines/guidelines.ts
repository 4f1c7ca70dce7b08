import { z } from "@hono/zod-openapi";
import { GuidelineCardJson, GuidelineJson } from "../../contract/guidelines/answers.ts";
import { guidelineById, listGuidelines, type Guideline } from "../../domain/guidelines/guidelines.ts";
import { readSources } from "../../domain/pages/pages.ts";
import { failures } from "../failures.ts";
import { oneById } from "../content/library.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { picturePath } from "../pictures/pictures.ts";
import { inData, ok } from "../responses.ts";

const listing = createRoute({
  operationId: "listGuidelines",
  tags: ["Guidelines"],
  method: "get",
  path: "/guidline/pagination",
  summary: "Guidelines",
  request: { query: z.object(pagingQuery) },
  responses: { ...ok("One page", paged(GuidelineCardJson)), ...failures(400) },
});

const reading = createRoute({
  operationId: "readGuideline",
  tags: ["Guidelines"],
  method: "get",
  path: "/guidline/{id}",
  summary: "One guideline",
  request: { params: oneById },
  responses: { ...ok("The guideline", inData(GuidelineJson)), ...failures(404) },
});

export const guidelines = router()
  .openapi(listing, async (c) => {
    const found = await listGuidelines(c.var.context, c.req.valid("query"));
    return c.json(pagedJson(found, cardJson), 200);
  })
  .openapi(reading, async (c) => {
    const guideline = await guidelineById(c.var.context, c.req.valid("param").id);
    const wire = { ...cardJson(guideline), description: guideline.body, sources: readSources(guideline.sources) };
    return c.json({ data: wire }, 200);
  });

function cardJson({ id, title, summary, picture }: Guideline): GuidelineCardJson {
  return { _id: id, title, summary, imageUrl: picturePath(picture) };
}
