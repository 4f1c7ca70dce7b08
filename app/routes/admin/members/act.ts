import type { Submission } from "@conform-to/react";
import { href, redirect, type RouterContextProvider } from "react-router";
import { proof as whatProvedHer, reason as whyItIsDone } from "../../../../server/contract/members/fields.ts";
import type { Outcome } from "../../../api/client.ts";
import { refused } from "../../../forms/submission.ts";
import { flash } from "../../../middleware/session.ts";

/** Why something is done to a member. */
export const reason = { why: whyItIsDone };

/** What proved her to be herself, where it is done at her wish. */
export const proof = { why: whatProvedHer };

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
