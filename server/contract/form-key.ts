import { z } from "zod";

/** The key that a form draws for itself, the same however often it is sent: what it adds is added once. */
export const formKey = z.string().max(100);
