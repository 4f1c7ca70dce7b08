import { m } from "../messages/m.ts";

export const GONE = m.errorGone();
