import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { data, Form, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { code, password } from "../../../server/contract/account/fields.ts";
import { attempt, getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { QrCode } from "./qr-code.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { PasswordField, TextField } from "../../forms/field.tsx";
import { readIntent } from "../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import { useLast } from "../../forms/use-last.ts";
import { flash } from "../../middleware/session.ts";
import { ofPasswordAlone } from "../session/change-password.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/second-factor.ts";
import { qrPath } from "./qr-path.ts";
import { SecondFactorCodes } from "./second-factor-codes.tsx";

/** A name of forty letters, escaped twice, makes it 1,100. */
const ADDRESS_MAX = 1_200;
const WRONG = m.accountPasswordWrong();

const beginning = z.object({ password: password() });
const confirming = z.object({ code });
const ending = z.object({ password: password(), code });

export async function loader({ context }: Route.LoaderArgs) {
  const { data: state } = await load(getApi(context).user["second-factor"].$get());
  if (!state.isOn && !state.mayBeginIt) throw redirect(href("/account"));
  return {
    ...state,
    beginning: constraintsOf(beginning),
    confirming: constraintsOf(confirming),
    ending: constraintsOf(ending),
  };
}

/** Secret and codes are in this response only, in nothing that a phone stores. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = readIntent(form, ["begin", "confirm", "end"]);
  if (intent === "begin") return begin(form, context);
  return intent === "confirm" ? confirm(form, context) : end(form, context);
}

async function begin(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, beginning);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user["second-factor"].$post({ json: submission.value }));
  if (!outcome.ok) return refused(submission, ofPasswordAlone(outcome.failure, WRONG));
  const { secret, address } = outcome.value.data;
  return { result: undefined, begun: begunWith(secret, address) };
}

async function confirm(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, confirming);
  // They come back with a wrong code; their names keep them out of drafts.
  const begun = begunWith(textIn(form, "secretCode"), textIn(form, "addressCode"));
  if (submission.status !== "success") return again(incomplete(submission), begun);
  const { code } = submission.value;
  const outcome = await attempt(getApi(context).user["second-factor"].$put({ json: { code } }));
  if (!outcome.ok) return again(refused(submission, outcome.failure), begun);
  return { result: undefined, codes: outcome.value.data.codes };
}

function again({ data: shown, init }: ReturnType<typeof incomplete>, begun: Begun) {
  return data({ ...shown, begun }, init ?? undefined);
}

async function end(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, ending);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user["second-factor"].$delete({ json: submission.value }));
  if (!outcome.ok) return refused(submission, ofPasswordAlone(outcome.failure, WRONG));
  flash(context, { kind: "status", message: outcome.value.message });
  return redirect(href("/account"), 303);
}

type Begun = ReturnType<typeof begunWith>;

const begunWith = (secret: string, address: string) => ({ secret, address, qr: qrPath(address) });

function textIn(form: FormData, name: string) {
  const text = form.get(name);
  return typeof text === "string" ? text.slice(0, ADDRESS_MAX) : "";
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && "result" in actionData ? actionData : undefined;
  const codes = useLast(answer && "codes" in answer ? answer.codes : undefined);
  const begun = answer && "begun" in answer ? answer.begun : undefined;
  const result = answer?.result;
  return (
    <Dialog title={m.accountSecondTitle()}>
      {codes ? (
        <SecondFactorCodes codes={codes} />
      ) : begun ? (
        <Confirm begun={begun} constraint={loaderData.confirming} result={result} />
      ) : loaderData.isOn ? (
        <End codesLeft={loaderData.codesLeft} constraint={loaderData.ending} result={result} />
      ) : (
        <Begin isRequired={loaderData.isRequired} constraint={loaderData.beginning} result={result} />
      )}
    </Dialog>
  );
}

interface Asked {
  constraint: Constraints;
  result: SubmissionResult | undefined;
}

function Begin({ isRequired, constraint, result }: Asked & { isRequired: boolean }) {
  const [form, fields] = useForm<z.input<typeof beginning>>({ id: "begin-second", lastResult: result, constraint });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <p>{m.accountSecondIntro()}</p>
      {isRequired ? <p>{m.accountSecondRequired()}</p> : null}
      <PasswordField field={fields.password} label={m.fieldPassword()} autoComplete="current-password" />
      <StickySubmit intent="begin" sending={m.oneMoment()}>
        {m.accountSecondSetUp()}
      </StickySubmit>
    </Form>
  );
}

function Confirm({ begun, constraint, result }: Asked & { begun: Begun }) {
  const [form, fields] = useForm<z.input<typeof confirming>>({ id: "confirm-second", lastResult: result, constraint });
  const { secret, address, qr } = begun;
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <input type="hidden" name="secretCode" value={secret} />
      <input type="hidden" name="addressCode" value={address} />
      <p>{m.accountSecondScan()}</p>
      <p>
        <QrCode {...qr} label={m.accountSecondQr()} />
      </p>
      <p>
        <a href={address}>{m.accountSecondOpenApp()}</a>
      </p>
      <p>
        <Rich
          of={m.accountSecondKey}
          marks={{ key: <code className="secret-key" dir="ltr" /> }}
          with={{ key: secret.replaceAll(/(.{4})(?=.)/g, "$1 ") }}
        />
      </p>
      <TextField field={fields.code} label={m.fieldCode()} autoComplete="one-time-code" />
      <StickySubmit intent="confirm" sending={m.oneMoment()}>
        {m.accountSecondTurnOn()}
      </StickySubmit>
    </Form>
  );
}

function End({ codesLeft, constraint, result }: Asked & { codesLeft: number }) {
  const [form, fields] = useForm<z.input<typeof ending>>({ id: "end-second", lastResult: result, constraint });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <p>{m.accountSecondIsOn({ count: codesLeft })}</p>
      <PasswordField field={fields.password} label={m.fieldPassword()} autoComplete="current-password" />
      <TextField
        field={fields.code}
        label={m.fieldCode()}
        autoComplete="one-time-code"
        hint={m.accountSecondCodeHint()}
      />
      <StickySubmit intent="end" sending={m.oneMoment()}>
        {m.accountSecondTurnOff()}
      </StickySubmit>
    </Form>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
