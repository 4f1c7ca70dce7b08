import { z } from "zod";

/** A form sent twice has the same key, so what it adds is added once. */
export const formKey = z.string().max(100);
