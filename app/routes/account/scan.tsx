import { getFormProps } from "@conform-to/react";
import { Form, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { scanDays, scanWeeks } from "../../../server/contract/pregnancies/fields.ts";
import { attempt, getApi, partly, type Outcome } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { dateField } from "../../forms/date-field-schema.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/scan.ts";
import { ScanFields } from "./dates-form.tsx";
import { scanValues } from "./dates-values.ts";
import { currentPregnancy } from "./own-pregnancies.ts";
import { say } from "../../../server/contract/sentences/say.ts";

const schema = z.object({
  pregnancy: z.string().max(40),
  /** Absent for a new scan. */
  scan: z.iso.date().optional(),
  scanDate: dateField(say.scanDateMissing),
  scanWeeks,
  scanDays: scanDays.optional(),
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const info = await currentPregnancy(getApi(context));
  if (!info) throw redirect(href("/account"));
  const { day, values } = scanValues(info, url.searchParams.get("day"), draftFields(context));
  return { pregnancy: info.id, day, constraint: constraintsOf(schema), defaultValue: values };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const submission = readForm(form, schema);
  if (submission.status !== "success") {
    const { pregnancy, scan, ...sound } = soundFields(form, submission, schema.partial()) ?? {};
    if (!pregnancy) return incomplete(submission);
    const asked = { ...partly<z.infer<typeof schema>>(sound), pregnancy, scan };
    return incomplete(submission, await faultsIn(sound, sendScan(context, asked, { check: "true" })));
  }
  const outcome = await sendScan(context, submission.value);
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.accountScanSaved() });
  return redirect(href("/account"), 303);
}

function sendScan(
  context: Readonly<RouterContextProvider>,
  { pregnancy: id, scan: date, ...json }: z.infer<typeof schema>,
  query: { check?: "true" } = {},
): Promise<Outcome<unknown>> {
  const scans = getApi(context).pregnancies[":id"].scan;
  return date
    ? attempt(scans[":date"].$put({ param: { id, date }, query, json }))
    : attempt(scans.$post({ param: { id }, query, json }));
}

export default function Scan({ loaderData, actionData }: Route.ComponentProps) {
  const { pregnancy, day, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "scan", lastResult: actionData?.result, ...known });
  return (
    <Dialog title={day ? m.accountScanChange() : m.accountScanAdd()}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <input type="hidden" name="pregnancy" value={pregnancy} />
        {day ? <input type="hidden" name="scan" value={day} /> : null}
        <p className="hint">{m.accountScanMayMove()}</p>
        <ScanFields fields={fields} />
        <StickySubmit sending={m.savingNow()}>{m.save()}</StickySubmit>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
