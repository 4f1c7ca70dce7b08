import { z } from "@hono/zod-openapi";
import { HandoutJson } from "../../contract/handouts/answers.ts";
import { handoutNames, handoutText } from "../../content/handouts.ts";
import { reviewOfHandout, type HandoutText } from "../../domain/clinician-reviews/handouts.ts";
import type { Context } from "../../domain/context.ts";
import { refreshSigns } from "../../domain/signs/rows.ts";
import { found } from "../../failures.ts";
import { editorsOnly, editorsWriting } from "../authentication.ts";
import { enteredReview, removedReview, savedReview } from "../clinician-reviews/review-parts.ts";
import { languageQuery } from "../content/editing-json.ts";
import { failures } from "../failures.ts";
import { inData, jsonBody, ok } from "../responses.ts";
import { createRoute, router } from "../router.ts";

const entering = () => import("../../domain/content/handout-reviewing.ts");

const one = { params: z.object({ handout: z.string().max(40) }), query: languageQuery };
const writing = { ...editorsWriting, tags: ["Editing"], path: "/handout/{handout}/review" as const };

const listing = createRoute({
  operationId: "listHandouts",
  ...editorsOnly,
  tags: ["Editing"],
  method: "get",
  path: "/handout",
  summary: "The papers to download that are translated into a language, none into English, and who has read each",
  request: { query: languageQuery },
  responses: { ...ok("The papers", inData(z.array(HandoutJson))), ...failures(400, 401, 403, 404) },
});

const putting = createRoute({
  operationId: "enterHandoutReview",
  ...writing,
  method: "put",
  summary: "Say which clinician has read a translated paper, and when; it no longer says that none has",
  request: {
    ...one,
    body: jsonBody(
      z.object({
        version: z.string("Say which version was read.").max(100).openapi({ description: "As the list names it" }),
        ...enteredReview,
      }),
    ),
  },
  responses: savedReview,
});

const removing = createRoute({
  operationId: "removeHandoutReview",
  ...writing,
  method: "delete",
  summary: "Remove the clinician's review of a translated paper",
  request: one,
  responses: removedReview,
});

export const handouts = router()
  .openapi(listing, async (c) => {
    const { context } = c.var;
    const { language } = c.req.valid("query");
    await refreshSigns(context.db);
    const texts = await Promise.all(handoutNames.map((name) => handoutText(name, language)));
    const translated = texts.filter((text) => text !== null);
    return c.json({ data: await Promise.all(translated.map((text) => handoutJson(context, text))) }, 200);
  })
  .openapi(putting, async (c) => {
    const { context, actor } = c.var;
    const { enterHandoutReview } = await entering();
    const name = handoutNames.find((known) => known === c.req.valid("param").handout);
    await refreshSigns(context.db);
    const text = name && (await handoutText(name, c.req.valid("query").language));
    await enterHandoutReview(context, actor.member, found(text ?? undefined, "file"), c.req.valid("json"));
    return c.json({ message: "The review is saved." }, 200);
  })
  .openapi(removing, async (c) => {
    const { removeHandoutReview } = await entering();
    const name = { ...c.req.valid("param"), ...c.req.valid("query") };
    await removeHandoutReview(c.var.context, c.var.actor.member, name);
    return c.json({ message: "The review is removed." }, 200);
  });

async function handoutJson(context: Context, text: HandoutText): Promise<HandoutJson> {
  const { handout, language, title, englishTitle, textHash } = text;
  const review = await reviewOfHandout(context, text);
  return { handout, language, file: `${handout}.pdf`, title, englishTitle, version: textHash, review };
}
