import { z } from "@hono/zod-openapi";
import { DifferenceJson, html, RiskJson } from "../../contract/content/answers.ts";
import { sentencesOf } from "../../failures.ts";
import { editorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { inData, jsonBody, ok } from "../responses.ts";
import { createRoute, router } from "../router.ts";
import { withSettings } from "../settings/app-settings.ts";
import { documentBody } from "./document.ts";
import { differencesJson, itsLanguage, kind, WHOLE_TEXT_MAX } from "./editing-json.ts";
import { checking, differences, documents, items, kinds, signRows } from "./editing-rules.ts";
import { itemToWrite, problemsIn } from "./judging.ts";
import { pictureOfLook, weekOfLook } from "./look.ts";

const previewing = createRoute(
  {
    operationId: "previewContent",
    ...editorsOnly,
    tags: ["Editing"],
    method: "post",
    path: "/content/preview",
    summary:
      "How a document will look, how it differs from the newest version of an item, and what a second person has to check",
    request: {
      body: jsonBody(
        z.object({ document: documentBody, kind: kind.optional(), key: recordId.optional(), ...itsLanguage }),
      ),
    },
    responses: {
      ...ok(
        "The preview",
        inData(
          z.object({
            html,
            matter: z.record(z.string(), z.unknown()),
            differences: z.array(DifferenceJson),
            risks: z.array(RiskJson),
            picture: z.string().nullable().openapi({
              description:
                "Path of the picture that readers would see with it, to prefix with the API base; null: none",
            }),
            size: z.string().nullable().openapi({
              description: "As large as what a week says that the baby is; null: it says nothing of it",
            }),
            problems: z
              .array(z.object({ msg: z.string(), path: z.string() }))
              .openapi({ description: "All that has to be mended before it can be published" }),
          }),
        ),
      ),
      ...failures(400, 401, 403, 404, 413, 415, 429),
    },
  },
  WHOLE_TEXT_MAX,
);

export const preview = router().openapi(previewing, async (c) => {
  await c.var.context.limits.take("look", c.var.actor.member.id);
  const { document: written, kind, key, language } = c.req.valid("json");
  await (await signRows()).refreshSigns(c.var.context.db);
  const { documentOf, wholeDocument } = await items();
  const name = kind && key ? { kind, key, language } : undefined;
  const item = name && (await itemToWrite(c.var.context, name));
  const document = name ? await wholeDocument(c.var.context, name, written) : written;
  const stored = item && (await documentOf(c.var.context, item, item.version));
  const changes = stored ? (await differences()).differencesOf(stored, document) : [];
  const { expandedFor, kindNamed } = await kinds();
  const { body, matter } = expandedFor(kind, key ?? "", document, language);
  const id = item?.recordId ?? (kind ? kindNamed(kind).idOf("") : "");
  const week = weekOfLook(kind, key ?? "", document);
  const look = { picture: week?.picture ?? pictureOfLook(kind, id, document), size: week?.size ?? null };
  const found = await problemsIn(c.var.context, { kind, key, language, document, publication: { when: "now" } });
  const html = withSettings((await documents()).htmlOf(body, language), c.var.app);
  const { NEVER_SAVED, risksToReaders } = await checking();
  const compared = item ?? (kind && { kind, key: key ?? "", language, ...NEVER_SAVED });
  const risks = compared ? await risksToReaders(c.var.context, compared, document) : [];
  const { withDifferences } = await differences();
  const shown = { html, matter, differences: differencesJson(changes), risks: risks.map(withDifferences), ...look };
  return c.json({ data: { ...shown, problems: sentencesOf(found) } }, 200);
});
