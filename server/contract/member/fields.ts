import { z } from "zod";
import { text } from "../text.ts";
import { PROOF_MIN, WHY_MAX } from "./limits.ts";
import { ROLES } from "./roles.ts";

export const role = z.enum(ROLES, "Choose a role.");

export const reason = text(WHY_MAX, "Say why.");

export const proof = text(WHY_MAX, "Say how you know that it is the member.", {
  min: PROOF_MIN,
  short: `Say more about how you know that it is the member: at least ${PROOF_MIN} characters.`,
});
