import type { Submission } from "@conform-to/react";
import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi, type Outcome } from "../../../api/client.ts";
import type { SupportCase } from "../../../api/types.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { requiredText } from "../../../forms/text-schema.ts";
import { flash } from "../../../middleware/session.ts";
import { ANSWER_MAX } from "./limits.ts";

/** What the operator had before her. */
const version = z.coerce.number().int();
const answerSchema = z.object({ text: requiredText(ANSWER_MAX, "Write the answer."), version });
const closureSchema = z.object({
  text: z
    .string()
    .optional()
    .refine(
      (typed) => !typed?.trim(),
      "You have written an answer. Send it, or empty this field to close without one.",
    ),
  version,
});

export type AnswerFields = z.input<typeof answerSchema>;

export const answerConstraint = () => constraintsOf(answerSchema);

/** A form about one message, and where it leads when it is done. */
interface Asked {
  context: Readonly<RouterContextProvider>;
  reference: string;
  closeTo: string;
}

/** Answers the message that the address names. */
export async function answerMessage(form: FormData, asked: Asked) {
  const submission = readForm(form, answerSchema);
  if (submission.status !== "success") return incomplete(submission);
  const answers = getApi(asked.context).support[":reference"].answer;
  const call = { param: { reference: asked.reference }, json: submission.value };
  return done(submission, await attempt(answers.$post(call)), asked, "The answer is sent.");
}

/** Puts it away without one. */
export async function closeMessage(form: FormData, asked: Asked) {
  const submission = readForm(form, closureSchema);
  if (submission.status !== "success") return incomplete(submission);
  const closures = getApi(asked.context).support[":reference"].closure;
  const call = { param: { reference: asked.reference }, json: { version: submission.value.version } };
  return done(submission, await attempt(closures.$post(call)), asked, "The message is closed.");
}

/** Her text back, with what another operator did meanwhile when that is why: sent again, it is added to that. */
async function done<T>(submission: Submission<T>, outcome: Outcome<unknown>, asked: Asked, sentence: string) {
  const { context, reference, closeTo } = asked;
  if (outcome.ok) {
    flash(context, { kind: "status", message: sentence });
    return redirect(closeTo, 303);
  }
  const { data: back, init } = refused(submission, outcome.failure);
  const current = outcome.failure.code === "changed_meanwhile" ? await stored(context, reference) : null;
  if (!current) return data(back, init ?? {});
  const initialValue = { ...back.result.initialValue, version: String(current.version) };
  return data({ result: { ...back.result, initialValue }, current }, init ?? {});
}

async function stored(context: Asked["context"], reference: string): Promise<SupportCase | null> {
  const found = await attempt(getApi(context).support[":reference"].$get({ param: { reference } }));
  return found.ok ? found.value.data : null;
}
