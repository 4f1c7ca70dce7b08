import { z } from "@hono/zod-openapi";
import { FamilyMonthJson, ListedFamilyMonthJson } from "../../contract/family/answers.ts";
import { FAMILY_MONTHS } from "../../contract/family/months.ts";
import { reviewOf } from "../../domain/clinician-reviews/reviews.ts";
import { familyMonthByKey, listFamilyMonths, type FamilyMonth } from "../../domain/family/family.ts";
import { shippedId } from "../../domain/identity.ts";
import { readSources } from "../../domain/pages/pages.ts";
import { languageIn, languageOfText } from "../../domain/translations/translations.ts";
import { failures } from "../failures.ts";
import { inData, ok } from "../responses.ts";
import { createRoute, router } from "../router.ts";

const listing = createRoute({
  operationId: "listFamilyMonths",
  tags: ["Family"],
  method: "get",
  path: "/family",
  summary: "The times of which a husband, a mother-in-law and others at home have a page",
  responses: ok("In their order", inData(z.array(ListedFamilyMonthJson))),
});

const reading = createRoute({
  operationId: "readFamilyMonth",
  tags: ["Family"],
  method: "get",
  path: "/family/{key}",
  summary: "What a mother needs in one of these times, and who does what",
  request: { params: z.object({ key: z.string().openapi({ example: "month-6" }) }) },
  responses: { ...ok("The page", inData(FamilyMonthJson)), ...failures(404) },
});

export const family = router()
  .openapi(listing, async (c) => {
    const months = await listFamilyMonths(c.var.context);
    return c.json({ data: months.map(cardJson) }, 200);
  })
  .openapi(reading, async (c) => {
    const month = await familyMonthByKey(c.var.context, c.req.valid("param").key);
    const wire = {
      ...cardJson(month),
      description: month.body,
      firstSigns: timeOf(month.key).signs.map((key) => shippedId("dangerSign", key)),
      sources: readSources(month.sources),
      review: await reviewOf(c.var.context, month.id, languageOfText(month)),
    };
    return c.json({ data: wire }, 200);
  });

function cardJson({ key, title, summary, ...text }: FamilyMonth): ListedFamilyMonthJson {
  return { key, title, summary, weeks: weeksOf(key), ...languageIn(text) };
}

function weeksOf(key: string): ListedFamilyMonthJson["weeks"] {
  const { stage, first, last } = timeOf(key);
  return { stage, first, last };
}

function timeOf(key: string) {
  return FAMILY_MONTHS.find((one) => one.key === key) ?? FAMILY_MONTHS[0];
}
