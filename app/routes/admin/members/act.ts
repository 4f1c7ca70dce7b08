import type { Submission } from "@conform-to/react";
import { href, redirect, type RouterContextProvider } from "react-router";
import type { Outcome } from "../../../api/client.ts";
import { refused } from "../../../forms/submission.ts";
import { requiredText } from "../../../forms/text-schema.ts";
import { flash } from "../../../middleware/session.ts";

/** The most characters of a reason or a proof that stays in the log; the API holds them. */
const WHY_MAX = 500;
/** The fewest characters of what proved a member to be herself. */
const PROOF_MIN = 10;

/** Why something is done to a member. */
export const reason = { why: requiredText(WHY_MAX, "Say why.") };

/** What proved her to be herself, where it is done at her wish. */
export const proof = {
  why: requiredText(WHY_MAX, "Say what made you sure that it is she.").refine(
    (said) => said === "" || said.length >= PROOF_MIN,
    `Say more of what made you sure that it is she: at least ${PROOF_MIN} characters.`,
  ),
};

interface Asked {
  context: Readonly<RouterContextProvider>;
  /** The member. */
  id: string;
  /** Where to go when it is done; her page by default. */
  leadTo?: string;
}

/** The action's response, from what the API answered. */
export function settled<T>(submission: Submission<T>, outcome: Outcome<{ message: string }>, asked: Asked) {
  const { context, id, leadTo = href("/admin/members/:id", { id }) } = asked;
  if (!outcome.ok) return refused(submission, outcome.failure, { reason: "why", proof: "why" });
  flash(context, { kind: "status", message: outcome.value.message });
  return redirect(leadTo, 303);
}
