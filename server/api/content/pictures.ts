import { z } from "@hono/zod-openapi";
import { ContentPictureJson, PictureUseJson } from "../../contract/pictures/answers.ts";
import { alternativeText } from "../../contract/pictures/fields.ts";
import {
  contentPictureById,
  listContentPictures,
  removeContentPicture,
  saveContentPicture,
  type ContentPicture,
} from "../../domain/content-pictures/pictures.ts";
import { usesOf } from "../../domain/content/picture-uses.ts";
import { invalid } from "../../failures.ts";
import { editorsOnly, editorsWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { bytesOf, formBody, pictureFile } from "../pictures/picture-file.ts";
import { createRoute, router } from "../router.ts";
import { paged, pagedJson, pagingQuery } from "../paging.ts";
import { inData, MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const PictureForm = z.object({
  alt: alternativeText,
  image: pictureFile(say.pictureMissing),
});

const described = { ...editorsOnly, tags: ["Content"] };
const writing = { ...editorsWriting, tags: ["Content"] };
const params = z.object({ id: recordId });

const uploading = createRoute({
  operationId: "uploadContentPicture",
  ...writing,
  method: "post",
  path: "/content/picture",
  summary: "Upload a picture for a text; the same one with the same words is kept once",
  request: { body: formBody(PictureForm) },
  responses: { ...ok("The picture", inData(ContentPictureJson)), ...failures(400, 401, 403, 404, 413, 415, 429) },
});

const listing = createRoute({
  operationId: "listContentPictures",
  ...described,
  method: "get",
  path: "/content/picture",
  summary: "The pictures for texts, the newest first",
  request: { query: z.object(pagingQuery) },
  responses: { ...ok("One page", paged(ContentPictureJson)), ...failures(400, 401, 403, 404) },
});

const reading = createRoute({
  operationId: "readContentPicture",
  ...described,
  method: "get",
  path: "/content/picture/{id}",
  summary: "One of them",
  request: { params },
  responses: { ...ok("The picture", inData(ContentPictureJson)), ...failures(400, 401, 403, 404) },
});

const using = createRoute({
  operationId: "listContentPictureUses",
  ...described,
  method: "get",
  path: "/content/picture/{id}/use",
  summary: "The texts of which a version shows it, those that readers have first",
  request: { params },
  responses: { ...ok("The texts", inData(z.array(PictureUseJson))), ...failures(400, 401, 403, 404) },
});

const removing = createRoute({
  operationId: "removeContentPicture",
  ...writing,
  method: "delete",
  path: "/content/picture/{id}",
  summary: "Remove one; texts that show it show its words instead",
  request: { params },
  responses: { ...ok("Removed", MessageJson), ...failures(400, 401, 403, 404, 429) },
});

export const contentPictures = router()
  .openapi(uploading, async (c) => {
    const { context, actor } = c.var;
    const { image, alt } = c.req.valid("form");
    const bytes = await bytesOf(image);
    if (!bytes) throw invalid("image", say.pictureMissing);
    return c.json({ data: wire(await saveContentPicture(context, actor.member, { bytes, alt })) }, 200);
  })
  .openapi(listing, async (c) => {
    return c.json(pagedJson(await listContentPictures(c.var.context, c.req.valid("query")), wire), 200);
  })
  .openapi(reading, async (c) => {
    return c.json({ data: wire(await contentPictureById(c.var.context, c.req.valid("param").id)) }, 200);
  })
  .openapi(using, async (c) => {
    const uses = await usesOf(c.var.context, c.req.valid("param").id);
    return c.json({ data: uses.map(({ number, ...use }) => ({ ...use, version: number })) }, 200);
  })
  .openapi(removing, async (c) => {
    await removeContentPicture(c.var.context, c.var.actor.member, c.req.valid("param").id);
    return c.json({ message: "The picture is removed." }, 200);
  });

function wire({ id, path, width, height, alt, uploaderName, createdAt }: ContentPicture): ContentPictureJson {
  const words = alt.replaceAll(/\s+/g, " ").replaceAll(/[\\[\]*_`~<>&]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const markdown = `![${words}](${path})`;
  return { _id: id, url: path, width, height, alt, markdown, by: uploaderName, createdTime: createdAt };
}
