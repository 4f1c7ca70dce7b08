import { z } from "zod";
import { isStorable, NOT_STORABLE } from "./text.ts";

/** The key that a form draws for itself, the same however often it is sent: what it adds is added once. */
export const formKey = z.string().max(100).refine(isStorable, NOT_STORABLE);
