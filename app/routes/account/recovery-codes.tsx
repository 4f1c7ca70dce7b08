import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { Form, href, Link, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { password } from "../../../server/contract/account/fields.ts";
import { attempt, getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { PasswordField } from "../../forms/field.tsx";
import { readIntent } from "../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import { useLast } from "../../forms/use-last.ts";
import { ofPasswordAlone } from "../session/change-password.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/recovery-codes.ts";

const schema = z.object({ password: password() });

export async function loader({ context }: Route.LoaderArgs) {
  const { data: codes } = await load(getApi(context).user["recovery-codes"].$get());
  return { left: codes.left, constraint: constraintsOf(schema) };
}

/** The codes are in this response only, in nothing that a phone stores. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return readIntent(form, ["recovery-codes", "first-recovery-codes"], "recovery-codes") === "recovery-codes"
    ? drawCodes(form, context)
    : drawFirstCodes(form, context);
}

async function drawCodes(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user["recovery-codes"].$post({ json: submission.value }));
  if (!outcome.ok) return refused(submission, ofPasswordAlone(outcome.failure, m.accountPasswordWrong()));
  return { result: undefined, codes: outcome.value.data.codes, doneTo: href("/account") };
}

async function drawFirstCodes(form: FormData, context: Readonly<RouterContextProvider>) {
  const outcome = await attempt(getApi(context).user["recovery-codes"].$post({ json: {} }));
  if (outcome.ok) return { result: undefined, codes: outcome.value.data.codes, doneTo: href("/") };
  return refused(readForm(form, schema), outcome.failure, { password: "password" });
}

export default function RecoveryCodes({ loaderData, actionData }: Route.ComponentProps) {
  const drawn = useLast(actionData && "codes" in actionData ? actionData : undefined);
  return (
    <Dialog title={m.accountRecoveryTitle()} closeTo={drawn?.doneTo}>
      {drawn ? <DrawnCodes {...drawn} /> : <Drawing {...loaderData} result={actionData?.result} />}
    </Dialog>
  );
}

function DrawnCodes({ codes, doneTo }: { codes: string[]; doneTo: string }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads her to what came of it */}
      <p role="status" tabIndex={-1} autoFocus ref={lead}>
        {m.accountCodesWrite()}
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>{m.accountCodesUse()}</p>
      <p className="actions">
        <Link className="button main" to={doneTo} replace preventScrollReset>
          {m.accountCodesWritten()}
        </Link>
      </p>
    </>
  );
}

interface DrawingProps {
  result: SubmissionResult | undefined;
  constraint: Constraints;
  left: number;
}

function Drawing({ result, constraint, left }: DrawingProps) {
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "recovery-codes", lastResult: result, constraint });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <p>{m.accountCodesIntro()}</p>
      <p>{left === 0 ? m.accountCodesNoneNow() : m.accountCodesReplace({ count: left })}</p>
      <PasswordField field={fields.password} label={m.fieldPassword()} autoComplete="current-password" />
      <StickySubmit intent="recovery-codes" sending={m.oneMoment()}>
        {m.accountCodesShow()}
      </StickySubmit>
    </Form>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
