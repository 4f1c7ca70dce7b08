import { z } from "zod";
import { topicName, topicPosition, topicUrduName } from "../../../../server/contract/forum/fields.ts";

export const topicWords = {
  name: topicName,
  urduName: topicUrduName.default(""),
  position: z.coerce.number<string>("Enter a number from 1 to 99.").pipe(topicPosition),
};

export type TopicFields = z.input<z.ZodObject<typeof topicWords>>;
