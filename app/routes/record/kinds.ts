import type { Reading } from "../../api/types.ts";

export type ReadingKind = Reading["kind"];
