import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";

const schema = z.object({
  pregnancy: z.string().max(40),
  kind: z.enum(["miscarriage", "stillbirth", "infantDeath", "ended", "mistake"], "Choose what happened."),
  isHidden: z.literal("on").optional(),
});

export type LossFields = z.input<typeof schema>;

export const lossConstraint = () => constraintsOf(schema);

/** Her current pregnancy or baby is lost, or was entered by mistake: kind words, and help, come next. */
export async function tellOfLoss(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { pregnancy, kind, isHidden } = submission.value;
  const call = { param: { id: pregnancy }, json: { kind, isHidden: isHidden === "on" } };
  const outcome = await attempt(getApi(context).pregnancyinfo[":id"].loss.$put(call));
  if (!outcome.ok) return refused(submission, outcome.failure);
  return redirect(`${href("/account")}?dialog=after-loss`, 303);
}
