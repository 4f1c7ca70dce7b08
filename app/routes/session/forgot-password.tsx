import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, Link, redirect } from "react-router";
import { z } from "zod";
import { phoneNumber } from "../../../server/contract/account/fields.ts";
import { attempt, getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { Rich } from "../../components/rich.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields, storeDraft } from "../../middleware/draft.ts";
import type { Route } from "./+types/forgot-password.ts";
import { loginAddress } from "./login-address.ts";
import { m } from "../../messages/m.ts";

const schema = z.object({ phoneNumber: phoneNumber() });

export async function loader({ url, context }: Route.LoaderArgs) {
  const next = url.searchParams.get("next");
  const { data: app } = await load(getApi(context).setting.app.$get());
  return {
    sendsSms: app.sendsSms,
    helpersAt: app.operatorContact,
    closeTo: loginAddress(next),
    newPasswordTo: loginAddress(next, "/login/new-password"),
    constraint: constraintsOf(schema),
    defaultValue: { phoneNumber: draftFields(context).phoneNumber },
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user["forgot-password"].$post({ query: {}, json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  const address = loginAddress(url.searchParams.get("next"), "/login/new-password", { isAsked: true });
  // Not in the address itself, which stays in the history of a shared phone.
  storeDraft(context, address);
  return redirect(address, 303);
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { sendsSms, helpersAt, closeTo, ...known } = loaderData;
  return (
    <Dialog title={m.loginForgotTitle()} closeTo={closeTo}>
      {sendsSms ? (
        <AskForCode {...known} result={actionData?.result} />
      ) : (
        <WithoutSms {...known} helpersAt={helpersAt} />
      )}
    </Dialog>
  );
}

type Known = Omit<Route.ComponentProps["loaderData"], "sendsSms" | "helpersAt" | "closeTo">;

function WithoutSms({ newPasswordTo, helpersAt }: Pick<Known, "newPasswordTo"> & { helpersAt: string | null }) {
  return (
    <>
      <p>{m.loginNoSms()}</p>
      <p>
        {m.loginAskHelpers()}{" "}
        {helpersAt ? <Rich of={m.loginHelpersAt} marks={{ contact: <bdi /> }} with={{ contact: helpersAt }} /> : null}
      </p>
      <p className="actions">
        <Link className="button main" to={newPasswordTo} replace preventScrollReset>
          {m.loginHaveCode()}
        </Link>
      </p>
    </>
  );
}

function AskForCode({ newPasswordTo, result, ...known }: Known & { result: SubmissionResult | undefined }) {
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "forgot-password", lastResult: result, ...known });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <p>{m.loginWeSend()}</p>
      <TextField
        field={fields.phoneNumber}
        label={m.fieldPhoneNumber()}
        type="tel"
        autoComplete="tel"
        hint={m.loginForgotPhoneHint()}
      />
      <p>
        <Link to={newPasswordTo} replace preventScrollReset>
          {m.loginHaveCodeAlready()}
        </Link>
      </p>
      <StickySubmit sending={m.sending()}>{m.sendCode()}</StickySubmit>
    </Form>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
