import { z } from "zod";
import { requiredText } from "../../forms/text-schema.ts";
import { POST_MAX, TITLE_MAX } from "./limits.ts";

const noMood = "Select mood";

/** What a post says, whether it is new or changed. */
export const postWords = {
  moodID: z.enum(["1", "2", "3", "4", "5", "6", "7", "8"], noMood).transform(Number),
  title: requiredText(TITLE_MAX, "Enter a title."),
  description: requiredText(POST_MAX, "Write what you want to say."),
};

export type PostFields = z.input<z.ZodObject<typeof postWords>>;
