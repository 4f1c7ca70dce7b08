import { z } from "zod";
import { say } from "../sentences/say.ts";
import { GROWTH_KINDS, POSITIONS } from "./kinds.ts";

/** Above every real value. The domain knows the limits of each kind and age. */
const MAX = 100_000;
const error = () => say.growthValueWrong();

export const growthKind = z.enum(GROWTH_KINDS, { error: () => say.readingKindUnknown() });
export const growthValue = z.number({ error }).min(0, { error }).max(MAX, { error });
export const growthPosition = z.enum(POSITIONS, { error: () => say.growthPositionMissing() });
