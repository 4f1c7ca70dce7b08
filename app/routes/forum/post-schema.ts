import { z } from "zod";
import { description, mood, title } from "../../../server/contract/forum/fields.ts";

export const postWords = { mood, title, description, topicId: z.string().max(100).optional() };

export type PostFields = z.input<z.ZodObject<typeof postWords>>;
