import { data, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { dateField } from "../../forms/date-field-schema.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";
import { scanDays, scanWeeks } from "./scan-fields.ts";

const schema = z.object({
  pregnancy: z.string().max(40),
  /** The day of the scan that is corrected; none when it is a new one. */
  scan: z.iso.date().optional(),
  scanDate: dateField("Enter the day of the scan."),
  scanWeeks,
  scanDays: scanDays.optional(),
});

export const scanConstraint = () => constraintsOf(schema);

/** Adds a scan, or corrects one. */
export async function saveScan(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { pregnancy: id, scan: date, ...json } = submission.value;
  const scans = getApi(context).pregnancyinfo[":id"].scan;
  const outcome = date
    ? await attempt(scans[":date"].$put({ param: { id, date }, json }))
    : await attempt(scans.$post({ param: { id }, json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: "Scan saved" });
  return redirect(href("/account"), 303);
}

/** Removes a scan; her dates stay open. */
export async function removeScan(form: FormData, context: Readonly<RouterContextProvider>) {
  const param = { id: textIn(form, "pregnancy"), date: textIn(form, "scan") };
  const outcome = await attempt(getApi(context).pregnancyinfo[":id"].scan[":date"].$delete({ param }));
  flash(
    context,
    outcome.ok ? { kind: "status", message: "Scan removed" } : { kind: "alert", message: outcome.failure.sentence },
  );
  return redirect(`${href("/account")}?dialog=dates`, 303);
}

function textIn(form: FormData, name: string) {
  const text = form.get(name);
  if (typeof text === "string" && text) return text;
  throw data({ message: "This form is not known here." }, { status: 400 });
}

export type ScanFieldValues = z.input<typeof schema>;
