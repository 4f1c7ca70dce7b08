import { z } from "@hono/zod-openapi";
import { PostJson } from "../../contract/forum/answers.ts";
import { ALT_MAX } from "../../contract/pictures/limits.ts";
import { anyText } from "../../contract/text.ts";
import { replacePostPicture } from "../../domain/forum/picture-replacing.ts";
import { readPostPicture, removeOwnPicture } from "../../domain/forum/post-pictures.ts";
import { invalid } from "../../failures.ts";
import { membersOnly, membersWriting, moderatorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { bytes, orNull, recordId } from "../fields.ts";
import { bytesOf, formBody, pictureFile } from "../pictures/picture-file.ts";
import { createRoute, router } from "../router.ts";
import { inData, MessageJson, ok } from "../responses.ts";
import { postJson } from "./forum-json.ts";
import { say } from "../../contract/sentences/say.ts";

const request = { params: z.object({ id: recordId }) };
const file = { 200: { description: "The picture", content: { "image/webp": { schema: bytes } } } };

const reading = createRoute({
  operationId: "readOwnPostPicture",
  ...membersOnly,
  tags: ["Forum"],
  method: "get",
  path: "/socialform/{id}/picture",
  summary: "The picture of the member's own post, also while others do not see it",
  request,
  responses: { ...file, ...failures(400, 401, 404) },
});

const replacing = createRoute({
  operationId: "replacePostPicture",
  ...membersWriting,
  tags: ["Forum"],
  method: "put",
  path: "/socialform/{id}/picture",
  summary: "Give the member's own post another picture, or one",
  description: "Under the rules of a new post's picture; the one that it had is gone for good.",
  request: {
    ...request,
    body: formBody(
      z.object({
        image: pictureFile(say.pictureMissing),
        alt: orNull(anyText(ALT_MAX)).openapi({ description: "What the picture shows; needed" }),
      }),
    ),
  },
  responses: { ...ok("The post", inData(PostJson)), ...failures(400, 401, 403, 404, 413, 415, 429) },
});

const removing = createRoute({
  operationId: "removePostPicture",
  ...membersWriting,
  tags: ["Forum"],
  method: "delete",
  path: "/socialform/{id}/picture",
  summary: "Remove the picture of the member's own post for good; the words stay",
  request,
  responses: { ...ok("Gone", MessageJson), ...failures(401, 404, 429) },
});

const readingAsModerator = createRoute({
  operationId: "readPostPictureToModerate",
  ...moderatorsOnly,
  tags: ["Moderation"],
  method: "get",
  path: "/moderation/post/{id}/picture",
  summary: "The picture of any post, also while only its author sees it",
  request,
  responses: { ...file, ...failures(400, 401, 403, 404) },
});

const headers = { "Content-Type": "image/webp", "Content-Security-Policy": "sandbox; default-src 'none'" };

export const postPictures = router()
  .openapi(reading, async (c) => {
    const { context, actor } = c.var;
    const { id } = c.req.valid("param");
    return c.body(await readPostPicture(context, id, { authorId: actor.member.id }), 200, headers);
  })
  .openapi(replacing, async (c) => {
    const { context, actor } = c.var;
    const { image, alt = null } = c.req.valid("form");
    const bytes = await bytesOf(image);
    if (!bytes) throw invalid("image", say.pictureMissing);
    const post = await replacePostPicture(context, actor.member, c.req.valid("param").id, { bytes, alt });
    return c.json({ data: postJson(post) }, 200);
  })
  .openapi(removing, async (c) => {
    await removeOwnPicture(c.var.context, c.var.actor.member, c.req.valid("param").id);
    return c.json({ message: say.pictureRemoved() }, 200);
  })
  .openapi(readingAsModerator, async (c) => {
    return c.body(await readPostPicture(c.var.context, c.req.valid("param").id, {}), 200, headers);
  });
