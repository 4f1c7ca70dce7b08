import { z } from "@hono/zod-openapi";
import { guidelineById, listGuidelines, type Guideline } from "../domain/guidelines/guidelines.ts";
import { readSources } from "../domain/pages/pages.ts";
import { failures } from "./failures.ts";
import { html, oneById, pictureUrl, SourceWire } from "./library.ts";
import { createRoute, noun } from "./noun.ts";
import { paged, pagedWire, pagingQuery } from "./paging.ts";
import { picturePath } from "./pictures.ts";
import { inData, ok } from "./wire.ts";

const card = {
  _id: z.string(),
  title: z.string(),
  summary: z.string(),
  imageUrl: pictureUrl,
};
const GuidelineCard = z.object(card).openapi("GuidelineCard");
const GuidelineWire = z.object({ ...card, description: html, sources: z.array(SourceWire) }).openapi("Guideline");

const listing = createRoute({
  tags: ["Guidelines"],
  method: "get",
  path: "/guidline/pagination",
  summary: "Guidelines",
  request: { query: z.object(pagingQuery) },
  responses: { ...ok("One page", paged(GuidelineCard)), ...failures(400) },
});

const reading = createRoute({
  tags: ["Guidelines"],
  method: "get",
  path: "/guidline/{id}",
  summary: "One guideline",
  request: { params: oneById },
  responses: { ...ok("The guideline", inData(GuidelineWire)), ...failures(404) },
});

export const guidelines = noun()
  .openapi(listing, async (c) => {
    const found = await listGuidelines(c.var.context, c.req.valid("query"));
    return c.json(pagedWire(found, cardWire), 200);
  })
  .openapi(reading, async (c) => {
    const guideline = await guidelineById(c.var.context, c.req.valid("param").id);
    const wire = { ...cardWire(guideline), description: guideline.body, sources: readSources(guideline.sources) };
    return c.json({ data: wire }, 200);
  });

function cardWire({ id, title, summary, picture }: Guideline): z.infer<typeof GuidelineCard> {
  return { _id: id, title, summary, imageUrl: picturePath(picture) };
}
