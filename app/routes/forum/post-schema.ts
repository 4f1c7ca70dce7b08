import { z } from "zod";
import { description, mood, title } from "../../../server/contract/forum/fields.ts";

export const postWords = { mood, title, description };

export type PostFields = z.input<z.ZodObject<typeof postWords>>;
