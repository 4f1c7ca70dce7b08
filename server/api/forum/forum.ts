import { z } from "@hono/zod-openapi";
import { PostJson, WholePostJson } from "../../contract/forum/answers.ts";
import { formKey } from "../../contract/form-key.ts";
import { deleteOwn } from "../../domain/forum/own-texts.ts";
import { description, mood, title } from "../../contract/forum/fields.ts";
import { ALT_MAX } from "../../contract/pictures/limits.ts";
import { anyText } from "../../contract/text.ts";
import { addPost, editPost } from "../../domain/forum/post-writing.ts";
import { postFor } from "../../domain/forum/posts.ts";
import { signNamedIn } from "../../domain/signs/named.ts";
import { membersToo, membersWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { flag, orNull, recordId, unread } from "../fields.ts";
import { postJson } from "./forum-json.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, MessageJson, ok } from "../responses.ts";
import { isJson } from "../bodies.ts";
import { bytesOf, formBody, pictureFile } from "../pictures/picture-file.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { tags: ["Forum"] };
const onePost = z.object({ id: recordId });

const words = {
  moodID: z.coerce
    .number({ error: () => say.moodMissing() })
    .pipe(mood)
    .openapi({ type: "integer", minimum: 1, maximum: 8 }),
  title,
  description,
};

const NewPost = z.object({
  ...words,
  topicId: orNull(recordId).openapi({ description: "The id of a topic" }),
  uploadingTime: unread("number", "Epoch milliseconds"),
  isPseudonymous: flag.optional().default(false),
  formKey: formKey.nullish(),
});

const WithPicture = z.object({
  image: pictureFile(say.notAPicture).optional(),
  alt: orNull(anyText(ALT_MAX)).openapi({ description: "What the picture shows; needed with one" }),
});

const reading = createRoute({
  operationId: "readPost",
  ...membersToo,
  ...described,
  method: "get",
  path: "/socialform/{id}",
  summary: "One post",
  request: { params: onePost },
  responses: { ...ok("The post", inData(WholePostJson)), ...failures(400, 404) },
});

const adding = createRoute({
  operationId: "addPost",
  ...membersWriting,
  ...described,
  method: "post",
  path: "/socialform/add",
  summary: "Post in the forum; the same twice is one",
  description:
    "With a picture as a form, where `takesPostPictures` of the settings says that posts take one, at most thirty a day. Others see a new member's picture once a moderator has looked at it.",
  request: {
    body: {
      content: { ...formBody(NewPost.extend(WithPicture.shape)).content, "application/json": { schema: NewPost } },
    },
  },
  responses: { ...ok("The post", inData(PostJson)), ...failures(400, 401, 403, 413, 415, 429) },
});

const editing = createRoute({
  operationId: "editPost",
  ...membersWriting,
  ...described,
  method: "put",
  path: "/socialform/{id}",
  summary: "Change the member's own post",
  request: {
    params: onePost,
    body: jsonBody(
      z.object({
        ...words,
        topicId: orNull(recordId).openapi({ description: "Left out, the topic stays; null takes it away" }),
        version: z.number().int().nullish(),
      }),
    ),
  },
  responses: { ...ok("The post", inData(PostJson)), ...failures(400, 401, 403, 404, 409, 413, 415, 429) },
});

const deleting = createRoute({
  operationId: "deletePost",
  ...membersWriting,
  ...described,
  method: "delete",
  path: "/socialform/{id}",
  summary: "Remove the member's own post with its comments",
  request: { params: onePost },
  responses: { ...ok("Gone", MessageJson), ...failures(401, 404, 429) },
});

export const forum = router()
  .openapi(reading, async (c) => {
    const post = await postFor(c.var.context, c.var.viewer, c.req.valid("param").id);
    const dangerSign = signNamedIn(`${post.title}.\n${post.body}`);
    return c.json({ data: { ...postJson(post), dangerSign } }, 200);
  })
  .openapi(adding, async (c) => {
    const { context, actor } = c.var;
    const sent = isJson(c.req) ? c.req.valid("json") : c.req.valid("form");
    const { moodID, title, description, topicId, isPseudonymous, formKey } = sent;
    // The types of a call with two kinds of body know only what both have.
    const { image, alt = null } = WithPicture.parse(sent);
    const bytes = await bytesOf(image);
    const post = await addPost(context, actor.member, {
      mood: moodID,
      title,
      body: description,
      topicId,
      isPseudonymous,
      formKey: formKey ?? null,
      picture: bytes && { bytes, alt },
    });
    return c.json({ data: postJson(post) }, 200);
  })
  .openapi(editing, async (c) => {
    const { context, actor } = c.var;
    const { moodID, title, description, topicId, version } = c.req.valid("json");
    const post = await editPost(context, actor.member, c.req.valid("param").id, {
      mood: moodID,
      title,
      body: description,
      topicId,
      version: version ?? null,
    });
    return c.json({ data: postJson(post) }, 200);
  })
  .openapi(deleting, async (c) => {
    const { context, actor } = c.var;
    await deleteOwn(context, actor.member, { kind: "post", id: c.req.valid("param").id });
    return c.json({ message: say.postDeleted() }, 200);
  });
