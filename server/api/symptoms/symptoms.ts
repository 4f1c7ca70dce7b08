import { z } from "@hono/zod-openapi";
import { DangerSignQuestionJson, ListedSymptomJson, SymptomJson } from "../../contract/symptoms/answers.ts";
import { SYMPTOM_READERS } from "../../contract/symptoms/readers.ts";
import { reviewOf } from "../../domain/clinician-reviews/reviews.ts";
import { isOfChild } from "../../domain/symptoms/readers.ts";
import { dangerSignQuestions, listSymptoms, symptomById, type Symptom } from "../../domain/symptoms/symptoms.ts";
import { languageIn, languageOfText } from "../../domain/translations/translations.ts";
import { readSources } from "../../domain/pages/pages.ts";
import { withSettings } from "../settings/app-settings.ts";
import type { AppSettings } from "../environment.ts";
import { failures } from "../failures.ts";
import { oneById } from "../content/library.ts";
import { createRoute, router } from "../router.ts";
import { dangerSignJson } from "./danger-sign-json.ts";
import { cardsQuery, paged, pagedJson, pagingQuery } from "../paging.ts";
import { discName } from "../../pictures/pictures.ts";
import { picturePath } from "../pictures/pictures.ts";
import { inData, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { tags: ["Symptoms"] };

const whoQuery = {
  who: z
    .enum(SYMPTOM_READERS, { error: () => say.readersWrong() })
    .optional()
    .openapi({ description: "Whom the symptoms are about; all without it" }),
};

const listing = createRoute({
  operationId: "listSymptoms",
  ...described,
  method: "get",
  path: "/commonsymptom/pagination",
  summary: "Symptoms, danger signs first, those of the mother before those of a baby",
  request: { query: z.object({ ...pagingQuery, ...cardsQuery, ...whoQuery }) },
  responses: { ...ok("One page", paged(ListedSymptomJson)), ...failures(400) },
});

const reading = createRoute({
  operationId: "readSymptom",
  ...described,
  method: "get",
  path: "/commonsymptom/{id}",
  summary: "One symptom",
  request: { params: oneById },
  responses: { ...ok("The symptom", inData(SymptomJson)), ...failures(404) },
});

const asking = createRoute({
  operationId: "listDangerSignQuestions",
  ...described,
  method: "get",
  path: "/dangersign",
  summary: "What the danger-sign check asks, the most serious first",
  responses: ok("The questions", inData(z.array(DangerSignQuestionJson))),
});

export const symptoms = router()
  .openapi(listing, async (c) => {
    const { cards, who, ...paging } = c.req.valid("query");
    const found = await listSymptoms(c.var.context, paging, who);
    const listed = (symptom: Symptom): ListedSymptomJson =>
      cards ? cardJson(symptom) : { ...cardJson(symptom), ...textJson(symptom, c.var.app) };
    return c.json(pagedJson(found, listed), 200);
  })
  .openapi(reading, async (c) => {
    const symptom = await symptomById(c.var.context, c.req.valid("param").id);
    const wire = {
      ...cardJson(symptom),
      ...textJson(symptom, c.var.app),
      helplinePurpose: symptom.helplinePurpose,
      sources: readSources(symptom.sources),
      review: await reviewOf(c.var.context, symptom.id, languageOfText(symptom)),
    };
    return c.json({ data: wire }, 200);
  })
  .openapi(asking, async (c) => {
    const questions = await dangerSignQuestions(c.var.context);
    return c.json({ data: questions.map(dangerSignJson) }, 200);
  });

function textJson({ body, createdAt }: Symptom, app: AppSettings) {
  return {
    causes: withSettings(body, app),
    createdDate: new Date(createdAt).toISOString(),
    userId: { image: null },
  };
}

function cardJson(symptom: Symptom) {
  return {
    _id: symptom.id,
    symptom: symptom.name,
    summary: symptom.summary,
    isDangerSign: symptom.isDangerSign === 1,
    isAboutBaby: isOfChild(symptom.id),
    stage: symptom.stage,
    imageUrl: picturePath(discName(symptom.picture)),
    ...languageIn(symptom),
  };
}
