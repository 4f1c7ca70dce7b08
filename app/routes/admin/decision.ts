import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";
import type { CaseName } from "./case-name.ts";

const schema = z.object({
  outcome: z.enum(["hide", "restore", "dismiss", "suspend"], "Choose what to do."),
  reason: z
    .string("Say why, in words that the author can read.")
    .trim()
    .min(1, "Say why, in words that the author can read.")
    .max(500, "Use at most 500 characters."),
  /** Of the words that she had before her. */
  version: z.coerce.number().int().optional(),
});

export type DecisionFields = z.input<typeof schema>;

export const decisionConstraint = () => constraintsOf(schema);

/** Hides, restores or leaves what the case is about. */
export async function decide(form: FormData, context: Readonly<RouterContextProvider>, param: CaseName) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const decision = getApi(context).moderation[":kind"][":id"].decision;
  const outcome = await attempt(decision.$post({ param, json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: outcome.value.message });
  return redirect(href("/admin/reports"), 303);
}
