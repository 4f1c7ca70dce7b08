import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, href, Link, redirect } from "react-router";
import { z } from "zod";
import { code } from "../../../server/contract/account/fields.ts";
import { attempt, getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import { signedInMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
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
    <Dialog title={m.accountPhoneTitle()}>
      {newNumber ? (
        <Proof {...known} newNumber={newNumber} result={actionData?.result} />
      ) : (
        <p>
          <Rich of={m.accountPhoneNone} marks={{ number: <bdi /> }} with={{ number: phoneNumber }} />
        </p>
      )}
      <p>
        <Link to={href("/account/phone")} replace preventScrollReset>
          {newNumber ? m.accountPhoneAgain() : m.accountPhoneEnterNew()}
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
          <Rich of={m.accountPhoneCodeSent} marks={{ number: <bdi /> }} with={{ number: newNumber }} />
        ) : (
          <Rich
            of={m.accountPhoneCodeAsk}
            marks={{ contact: <Link to={href("/contact")} />, number: <bdi /> }}
            with={{ number: newNumber }}
          />
        )}
      </p>
      <TextField field={fields.code} label={m.fieldCode()} hint={m.codeSixDigits()} autoComplete="one-time-code" />
      <p className="hint">{m.thenOutElsewhere()}</p>
      <StickySubmit sending={m.savingNow()}>{m.accountPhoneChange()}</StickySubmit>
    </Form>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
