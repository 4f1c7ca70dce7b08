import { z } from "zod";
import { description, mood, title } from "../../../server/contract/forum/fields.ts";

export const postWords = {
  mood: mood,
  title: title,
  description: description,
};

export type PostFields = z.input<z.ZodObject<typeof postWords>>;
