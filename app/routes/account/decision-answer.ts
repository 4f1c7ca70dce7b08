import { data, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { decisionAnswer } from "../../../server/contract/moderation/fields.ts";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";

const schema = z.object({ text: decisionAnswer });

export type AnswerFields = z.input<typeof schema>;

export const answerConstraint = () => constraintsOf(schema);

export async function answerDecision(form: FormData, context: Readonly<RouterContextProvider>, param: { id: string }) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const decision = getApi(context).decision[":id"];
  const outcome = await attempt(decision.answer.$post({ param, json: submission.value }));
  if (outcome.ok) {
    flash(context, { kind: "status", message: outcome.value.message });
    return redirect(href("/account/decisions/:id", param), 303);
  }
  const { data: back, init } = refused(submission, outcome.failure);
  const first = outcome.failure.status === 409 ? await attempt(decision.$get({ param })) : null;
  return data({ result: back.result, first: first?.ok ? first.value.data.answer : null }, init ?? {});
}
