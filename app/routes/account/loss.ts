import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { optionalDateField } from "../../forms/date-field-schema.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { babyName } from "./mode.ts";

const kinds = [
  "earlyMiscarriage",
  "lateMiscarriage",
  "ectopic",
  "ended",
  "stillbirth",
  "infantDeath",
  "oneOfSeveral",
  "notSaid",
  "mistake",
  // A page that was opened before an update still sends it.
  "miscarriage",
] as const;

const schema = z.object({
  pregnancy: z.string().max(40),
  kind: z.enum(kinds, "Choose what happened."),
  date: optionalDateField(),
  isKept: z.literal("on").optional(),
  babiesLeft: z.coerce.number().int().min(1).max(3).optional(),
  ...babyName,
  isHidden: z.literal("on").optional(),
});

export type LossFields = z.input<typeof schema>;

export const lossConstraint = () => constraintsOf(schema);

/** Her current pregnancy or baby is lost, or was entered by mistake: kind words, and help, come next. */
export async function tellOfLoss(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { pregnancy, isHidden, isKept, ...told } = submission.value;
  const json = { ...told, isHidden: isHidden === "on", isKept: isKept === "on" };
  const outcome = await attempt(getApi(context).pregnancyinfo[":id"].loss.$put({ param: { id: pregnancy }, json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  return redirect(`${href("/account")}?dialog=after-loss`, 303);
}
