import { z } from "@hono/zod-openapi";
import { GuidelineJson, ListedGuidelineJson } from "../../contract/guidelines/answers.ts";
import { GUIDELINE_STAGES } from "../../contract/guidelines/stages.ts";
import { reviewOf } from "../../domain/clinician-reviews/reviews.ts";
import { guidelineById, listGuidelines, type Guideline } from "../../domain/guidelines/guidelines.ts";
import { languageIn, languageOfText } from "../../domain/translations/translations.ts";
import { readSources } from "../../domain/pages/pages.ts";
import { discName } from "../../pictures/pictures.ts";
import { failures } from "../failures.ts";
import { countWords, oneById } from "../content/library.ts";
import { createRoute, router } from "../router.ts";
import { cardsQuery, paged, pagedJson, pagingQuery } from "../paging.ts";
import { guidelineCover } from "../pictures/motives.ts";
import { picturePath } from "../pictures/pictures.ts";
import { inData, ok } from "../responses.ts";

const listing = createRoute({
  operationId: "listGuidelines",
  tags: ["Guidelines"],
  method: "get",
  path: "/guidline/pagination",
  summary: "Guidelines",
  request: { query: z.object({ ...pagingQuery, ...cardsQuery, stage: z.enum(GUIDELINE_STAGES).optional() }) },
  responses: { ...ok("One page", paged(ListedGuidelineJson)), ...failures(400) },
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
    const { cards, ...paging } = c.req.valid("query");
    const found = await listGuidelines(c.var.context, paging);
    const listed = (guideline: Guideline): ListedGuidelineJson =>
      cards ? cardJson(guideline) : { ...cardJson(guideline), ...textJson(guideline) };
    return c.json(pagedJson(found, listed), 200);
  })
  .openapi(reading, async (c) => {
    const guideline = await guidelineById(c.var.context, c.req.valid("param").id);
    const wire = {
      ...cardJson(guideline),
      ...textJson(guideline),
      coverUrl: picturePath(guidelineCover(guideline.id, guideline.picture)),
      words: countWords(guideline.body),
      sources: readSources(guideline.sources),
      review: await reviewOf(c.var.context, guideline.id, languageOfText(guideline)),
    };
    return c.json({ data: wire }, 200);
  });

function textJson({ body, createdAt }: Guideline) {
  return { description: body, createdDate: new Date(createdAt).toISOString() };
}

function cardJson({ id, title, summary, stage, picture, ...text }: Guideline) {
  return { _id: id, title, summary, stage, imageUrl: picturePath(discName(picture)), ...languageIn(text) };
}
