import { z } from "zod";
import { SEARCH_MAX } from "./search-limit.ts";

export const searchTerm = z.string("Search for one thing.").max(SEARCH_MAX, "Search for less.").optional().default("");
