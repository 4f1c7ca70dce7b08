import { getFormProps } from "@conform-to/react";
import { Form, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { NEW_PHONE_MISSING } from "../../../server/contract/account/sentences.ts";
import { password, phoneNumber } from "../../../server/contract/account/fields.ts";
import { attempt, getApi, load, partly, type Outcome } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { PasswordField, TextField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { signedInMember } from "../../middleware/member.ts";
import { ofPasswordAlone } from "../session/change-password.ts";
import type { Route } from "./+types/phone.ts";

const WRONG = "This is not your password.";

const schema = z.object({
  phoneNumber: phoneNumber(NEW_PHONE_MISSING),
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
    <Dialog title="Change phone number">
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <p>
          You log in with <bdi>{phoneNumber}</bdi> now.{" "}
          {sendsSms
            ? "We send a code by SMS to the new number, to be sure that it is yours."
            : "We can send no SMS here: our helpers tell you a code for the new number."}
        </p>
        <TextField
          field={fields.phoneNumber}
          label="New phone number"
          type="tel"
          autoComplete="tel"
          hint="Any format, for example 0300 1234567"
        />
        <PasswordField field={fields.password} label="Password" autoComplete="current-password" />
        <SubmitButton sending="One moment…">Continue</SubmitButton>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
