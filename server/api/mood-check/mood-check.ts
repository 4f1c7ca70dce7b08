import { z } from "@hono/zod-openapi";
import { formKey } from "../../contract/form-key.ts";
import { KeptMoodCheckJson, MoodCheckJson, MoodOfferJson, MoodResultJson } from "../../contract/mood-check/answers.ts";
import { moodAnswers } from "../../contract/mood-check/fields.ts";
import { MOOD_ANSWERS, MOOD_QUESTIONS } from "../../contract/mood-check/questions.ts";
import { IN_PAKISTAN, SCORE } from "../../contract/mood-check/sources.ts";
import { say } from "../../contract/sentences/say.ts";
import { isStorable } from "../../contract/text.ts";
import { deleteMoodCheck, keepMoodCheck, keptMoodChecks, type KeptMoodCheck } from "../../domain/mood-check/kept.ts";
import { closeMoodOffer, moodOfferTo } from "../../domain/mood-check/offer.ts";
import { scoreOf } from "../../domain/mood-check/score.ts";
import { signOfHarm } from "../../domain/mood-check/signs.ts";
import type { Translating } from "../../domain/translations/translations.ts";
import { membersOnly, membersToo } from "../authentication.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";
import { createRoute, router } from "../router.ts";
import { dangerSignJson } from "../symptoms/danger-sign-json.ts";
import { advices, answerWords, inReadWords, questionWords, titles } from "./words.ts";

const tags = ["MoodCheck"];

const reading = createRoute({
  operationId: "readMoodCheck",
  tags,
  method: "get",
  path: "/mood-check",
  summary: "The nine questions of PHQ-9 about the last two weeks, and their four answers",
  responses: ok("The questions", inData(MoodCheckJson)),
});

const scoring = createRoute({
  operationId: "scoreMoodCheck",
  ...membersToo,
  tags,
  method: "post",
  path: "/mood-check",
  summary: "What the answers come to, and what to do next",
  description:
    "Nothing is stored, counted or logged, for a member neither. A post, so that the answers are in no address. The token only chooses the words of the danger sign.",
  request: { body: jsonBody(z.object(moodAnswers)) },
  responses: { ...ok("The result", inData(MoodResultJson)), ...failures(400, 413, 415) },
});

const offering = createRoute({
  operationId: "readMoodOffer",
  ...membersOnly,
  tags,
  method: "get",
  path: "/mood-check/offer",
  summary: "Whether to offer the questions on the first screen now",
  description:
    "For two weeks from 28 weeks of pregnancy, from 6 weeks and 6 months after birth, and from two weeks after a loss, until the member keeps the answers or closes the offer. They can be answered at any time.",
  responses: { ...ok("The offer, or null", inData(MoodOfferJson)), ...failures(401) },
});

const closing = createRoute({
  operationId: "closeMoodOffer",
  ...membersOnly,
  tags,
  method: "delete",
  path: "/mood-check/offer",
  summary: "Offer the questions no more on the first screen, until they are offered for another reason",
  responses: { ...ok("Closed, or there was none", MessageJson), ...failures(401, 429) },
});

const listing = createRoute({
  operationId: "listKeptMoodChecks",
  ...membersOnly,
  tags,
  method: "get",
  path: "/mood-check/kept",
  summary: "The answers that the member asked to keep, the newest first. Nobody else can read them",
  request: { query: z.object(pagingQuery) },
  responses: { ...ok("One page", paged(KeptMoodCheckJson)), ...failures(400, 401) },
});

const keeping = createRoute({
  operationId: "keepMoodCheck",
  ...membersOnly,
  tags,
  method: "post",
  path: "/mood-check/kept",
  summary: "Keep answers, at the member's wish alone",
  request: {
    body: jsonBody(
      z.object({
        ...moodAnswers,
        formKey: formKey
          .refine(isStorable, { error: () => say.notStorable() })
          .optional()
          .openapi({
            description: "Of the form: the same one sent twice is kept once",
          }),
      }),
    ),
  },
  responses: { ...ok("Kept", inData(KeptMoodCheckJson)), ...failures(400, 401, 413, 415, 429) },
});

const deleting = createRoute({
  operationId: "deleteKeptMoodCheck",
  ...membersOnly,
  tags,
  method: "delete",
  path: "/mood-check/kept/{id}",
  summary: "Delete kept answers",
  request: { params: z.object({ id: recordId }) },
  responses: { ...ok("Deleted", MessageJson), ...failures(400, 401, 404, 429) },
});

export const moodChecks = router()
  .openapi(reading, (c) => c.json({ data: questionsJson(c.var.context) }, 200))
  .openapi(scoring, async (c) => {
    const { context, viewer } = c.var;
    const { score, band, needsHelpNow } = scoreOf(c.req.valid("json"));
    const sign = needsHelpNow ? await signOfHarm(context, viewer) : null;
    const said = inReadWords(context, () => ({
      title: titles[band](),
      advice: advices[band](),
      caveat: say.moodCaveat(),
    }));
    const result = {
      score,
      band,
      needsHelpNow,
      sign: sign && dangerSignJson(sign),
      helplinePurpose: "crisis" as const,
    };
    return c.json({ data: { ...result, ...said } }, 200);
  })
  .openapi(offering, async (c) => c.json({ data: await moodOfferTo(c.var.context, c.var.actor.member) }, 200))
  .openapi(closing, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await closeMoodOffer(context, actor.member);
    return c.json({ message: say.moodOfferClosed() }, 200);
  })
  .openapi(listing, async (c) => {
    const found = await keptMoodChecks(c.var.context, c.var.actor.member, c.req.valid("query"));
    return c.json(pagedJson(found, keptJson), 200);
  })
  .openapi(keeping, async (c) => {
    const { context, actor } = c.var;
    const { formKey: key = null, ...answers } = c.req.valid("json");
    await context.limits.take("change", actor.member.id);
    return c.json({ data: keptJson(await keepMoodCheck(context, actor.member, answers, key)) }, 200);
  })
  .openapi(deleting, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await deleteMoodCheck(context, actor.member, c.req.valid("param").id);
    return c.json({ message: say.moodDeleted() }, 200);
  });

function questionsJson(context: Pick<Translating, "settings">): MoodCheckJson {
  return inReadWords(context, () => ({
    intro: say.moodIntro(),
    questions: MOOD_QUESTIONS.map((key) => ({ key, words: questionWords[key]() })),
    answers: MOOD_ANSWERS.map((value) => ({ value, words: answerWords[value]() })),
    sources: [SCORE, IN_PAKISTAN],
  }));
}

function keptJson({ id, createdAt, score, band, answers }: KeptMoodCheck): KeptMoodCheckJson {
  return { _id: id, createdTime: createdAt, score, band, title: titles[band](), answers };
}
