import { getFormProps } from "@conform-to/react";
import { Form, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { password, phoneNumber } from "../../../server/contract/account/fields.ts";
import { attempt, getApi, load, partly, type Outcome } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { PasswordField, TextField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { signedInMember } from "../../middleware/member.ts";
import { ofPasswordAlone } from "../session/change-password.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/phone.ts";
import { say } from "../../../server/contract/sentences/say.ts";

const WRONG = m.accountPasswordWrong();

const schema = z.object({
  phoneNumber: phoneNumber(say.newPhoneMissing),
  password: password(),
});

export async function loader({ context }: Route.LoaderArgs) {
  const { data: app } = await load(getApi(context).setting.app.$get());
  return {
    phoneNumber: signedInMember(context).phoneNumber,
    sendsSms: app.sendsSms,
    constraint: constraintsOf(schema),
    defaultValue: { phoneNumber: draftFields(context).phoneNumber },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const submission = readForm(form, schema);
  if (submission.status !== "success") {
    const sound = soundFields(form, submission, schema.partial()) ?? {};
    return incomplete(submission, await faultsIn(sound, begin(context, partly(sound), { check: "true" })));
  }
  const outcome = await begin(context, submission.value);
  if (!outcome.ok) return refused(submission, outcome.failure);
  return redirect(href("/account/phone-code"), 303);
}

async function begin(
  context: Readonly<RouterContextProvider>,
  json: z.infer<typeof schema>,
  query: { check?: "true" } = {},
): Promise<Outcome<unknown>> {
  const outcome = await attempt(getApi(context).user["phone-change"].$post({ query, json }));
  return outcome.ok ? outcome : { ok: false, failure: ofPasswordAlone(outcome.failure, WRONG) };
}

export default function Phone({ loaderData, actionData }: Route.ComponentProps) {
  const { phoneNumber, sendsSms, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "phone",
    lastResult: actionData?.result,
    ...known,
  });
  return (
    <Dialog title={m.accountPhoneTitle()}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <p>
          <Rich of={m.accountPhoneNow} marks={{ number: <bdi /> }} with={{ number: phoneNumber }} />{" "}
          {sendsSms ? m.accountPhoneSms() : m.accountPhoneNoSms()}
        </p>
        <TextField
          field={fields.phoneNumber}
          label={m.accountNewPhone()}
          type="tel"
          autoComplete="tel"
          hint={m.loginPhoneHint()}
        />
        <PasswordField field={fields.password} label={m.fieldPassword()} autoComplete="current-password" />
        <StickySubmit sending={m.oneMoment()}>{m.continue()}</StickySubmit>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
