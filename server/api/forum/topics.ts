import { z } from "@hono/zod-openapi";
import { EditedTopicJson, TopicJson } from "../../contract/forum/answers.ts";
import { topicName, topicPosition, topicUrduName } from "../../contract/forum/fields.ts";
import { addTopic, changeTopic } from "../../domain/forum/topic-editing.ts";
import { allTopics, urduNameOf, type Topic } from "../../domain/forum/topics.ts";
import { administratorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { flag, recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, ok } from "../responses.ts";
import { topicJson } from "./forum-json.ts";

const listing = createRoute({
  operationId: "listTopics",
  tags: ["Forum"],
  method: "get",
  path: "/socialform/topics",
  summary: "What posts can be about, in the operator's order",
  responses: ok("The topics", inData(z.array(TopicJson))),
});

const described = { ...administratorsOnly, tags: ["Settings"] };
const words = { name: topicName, urduName: topicUrduName.optional(), position: topicPosition };

const editedListing = createRoute({
  operationId: "listEditedTopics",
  ...described,
  method: "get",
  path: "/topic",
  summary: "All topics of the forum, also those that are closed",
  responses: { ...ok("The topics", inData(z.array(EditedTopicJson))), ...failures(401, 403, 404) },
});

const adding = createRoute({
  operationId: "addTopic",
  ...described,
  method: "post",
  path: "/topic",
  summary: "Add a topic; whether it is unlisted can't be changed later",
  request: { body: jsonBody(z.object({ ...words, isUnlisted: flag.optional().default(false) })) },
  responses: { ...ok("The topic", inData(EditedTopicJson)), ...failures(400, 401, 403, 404, 413, 415) },
});

const changing = createRoute({
  operationId: "changeTopic",
  ...described,
  method: "put",
  path: "/topic/{id}",
  summary: "Rename, move or close a topic",
  request: {
    params: z.object({ id: recordId }),
    body: jsonBody(
      z.object({
        ...words,
        isClosed: flag.optional().default(false),
        version: z.number("Say which version you change.").int("Say which version you change."),
      }),
    ),
  },
  responses: { ...ok("The topic", inData(EditedTopicJson)), ...failures(400, 401, 403, 404, 409, 413, 415) },
});

export const topics = router()
  .openapi(listing, async (c) => {
    const open = (await allTopics(c.var.context)).filter(({ isClosed }) => isClosed === 0);
    return c.json({ data: open.map(topicJson) }, 200);
  })
  .openapi(editedListing, async (c) => c.json({ data: (await allTopics(c.var.context)).map(editedJson) }, 200))
  .openapi(adding, async (c) => {
    const { context, actor } = c.var;
    return c.json({ data: editedJson(await addTopic(context, actor.member, c.req.valid("json"))) }, 200);
  })
  .openapi(changing, async (c) => {
    const { context, actor } = c.var;
    const topic = await changeTopic(context, actor.member, c.req.valid("param").id, c.req.valid("json"));
    return c.json({ data: editedJson(topic) }, 200);
  });

function editedJson(topic: Topic): EditedTopicJson {
  const { name, isClosed, position, version } = topic;
  // Saving a translated name would make it the name in every language.
  return { ...topicJson(topic), name, urduName: urduNameOf(topic), isClosed: isClosed === 1, position, version };
}
