import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, href, Link, redirect } from "react-router";
import { z } from "zod";
import { code } from "../../../server/contract/account/fields.ts";
import { attempt, getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import { signedInMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/phone-code.ts";

const schema = z.object({ code });

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context);
  const [{ data: change }, { data: app }] = await Promise.all([
    load(api.user["phone-change"].$get()),
    load(api.setting.app.$get()),
  ]);
  return {
    phoneNumber: signedInMember(context).phoneNumber,
    newNumber: change.phoneNumber,
    sendsSms: app.sendsSms,
    constraint: constraintsOf(schema),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user["phone-change"].$put({ json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: outcome.value.message });
  return redirect(href("/account"), 303);
}

export default function PhoneCode({ loaderData, actionData }: Route.ComponentProps) {
  const { newNumber, phoneNumber, ...known } = loaderData;
  return (
    <Dialog title="Change phone number">
      {newNumber ? (
        <Proof {...known} newNumber={newNumber} result={actionData?.result} />
      ) : (
        <p>
          No new number waits for a code. You log in with <bdi>{phoneNumber}</bdi>.
        </p>
      )}
      <p>
        <Link to={href("/account/phone")} replace preventScrollReset>
          {newNumber ? "Enter the number again" : "Enter a new number"}
        </Link>
      </p>
    </Dialog>
  );
}

interface ProofProps {
  result: SubmissionResult | undefined;
  constraint: Constraints;
  newNumber: string;
  sendsSms: boolean;
}

function Proof({ result, constraint, newNumber, sendsSms }: ProofProps) {
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "phone-code", lastResult: result, constraint });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <p>
        {sendsSms ? (
          <>
            If <bdi>{newNumber}</bdi> can be used, a code is on its way to it. The code works for 10 minutes.
          </>
        ) : (
          <>
            <Link to={href("/contact")}>Write to our helpers</Link> that you change to <bdi>{newNumber}</bdi>. The code
            that they tell you works for 10 minutes.
          </>
        )}
      </p>
      <TextField field={fields.code} label="Code" autoComplete="one-time-code" />
      <p className="hint">You are then logged out on every other phone and computer.</p>
      <SubmitButton sending="Saving…">Change my number</SubmitButton>
    </Form>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
