import { z } from "zod";
import { SEARCH_MAX } from "./search-limit.ts";
import { say } from "./sentences/say.ts";

export const searchTerm = z
  .string({ error: () => say.searchOneThing() })
  .max(SEARCH_MAX, { error: () => say.searchLess() })
  .optional()
  .default("");
