import type { Submission } from "@conform-to/react";
import { href, redirect, type RouterContextProvider } from "react-router";
import { proof as whatProvedHer, reason as whyItIsDone } from "../../../../server/contract/members/fields.ts";
import type { Outcome } from "../../../api/client.ts";
import { refused } from "../../../forms/submission.ts";
import { flash } from "../../../middleware/session.ts";

export const reason = { why: whyItIsDone };

export const proof = { why: whatProvedHer };

interface Asked {
  context: Readonly<RouterContextProvider>;
  id: string;
  leadTo?: string;
}

export function settled<T>(submission: Submission<T>, outcome: Outcome<{ message: string }>, asked: Asked) {
  const { context, id, leadTo = href("/admin/members/:id", { id }) } = asked;
  if (!outcome.ok) return refused(submission, outcome.failure, { reason: "why", proof: "why" });
  flash(context, { kind: "status", message: outcome.value.message });
  return redirect(leadTo, 303);
}
