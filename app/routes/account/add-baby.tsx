import { getFormProps } from "@conform-to/react";
import { Form, href, Link, redirect } from "react-router";
import { z } from "zod";
import { babyRequest } from "../../../server/contract/pregnancies/requests.ts";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { draftParts } from "../../forms/date-parts.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { flash } from "../../middleware/session.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/add-baby.ts";
import { babyName, birthDate } from "./baby-fields.ts";

const schema = z.object({ ...birthDate, ...babyName });

export function loader({ context }: Route.LoaderArgs) {
  const draft = draftFields(context);
  return {
    constraint: constraintsOf(schema),
    defaultValue: { babyBirthDate: draftParts(draft, "babyBirthDate"), babyName: draft.babyName },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const submission = readForm(form, schema);
  const { add } = getApi(context).pregnancies;
  if (submission.status !== "success") {
    const sound = soundFields(form, submission, schema.partial()) ?? {};
    const check = add.$post({ query: { check: "true" }, json: babyRequest(sound) });
    return incomplete(submission, await faultsIn(sound, attempt(check)));
  }
  const outcome = await attempt(add.$post({ query: {}, json: babyRequest(submission.value) }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.updated() });
  return redirect(href("/account"), 303);
}

export default function AddBaby({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "add-baby",
    lastResult: actionData?.result,
    ...loaderData,
  });
  return (
    <Dialog title={m.accountAddBaby()}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <p>{m.accountAddBabyWhat()}</p>
        <p>
          <Rich
            of={m.accountAddOlder}
            marks={{ child: <Link to={href("/children/add")} replace preventScrollReset /> }}
          />
        </p>
        <DateField field={fields.babyBirthDate} label={m.fieldBirthDate()} />
        <TextField field={fields.babyName} label={m.fieldBabyName()} hint={m.accountBabyNameHint()} />
        <StickySubmit sending={m.savingNow()}>{m.save()}</StickySubmit>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
