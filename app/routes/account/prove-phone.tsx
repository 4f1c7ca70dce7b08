import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { code } from "../../../server/contract/account/fields.ts";
import { attempt, getApi, needed } from "../../api/client.ts";
import { appSettings } from "../../api/shared.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { readIntent } from "../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit, SubmitButton } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import { signedInMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/prove-phone.ts";

const schema = z.object({ code });
const nothing = z.object({});

export async function loader({ url, context }: Route.LoaderArgs) {
  const { phoneNumber, isPhoneProved } = signedInMember(context);
  const { sendsSms } = needed(await appSettings(context)).data;
  return {
    phoneNumber,
    isPhoneProved,
    sendsSms,
    isSent: url.searchParams.has("sent"),
    leadsToReminders: leadsToReminders(url),
    constraint: constraintsOf(schema),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const typed = await request.formData();
  const calls = getApi(context).user["phone-proof"];
  if (readIntent(typed, ["send", "prove"]) === "send") {
    const outcome = await attempt(calls.$post());
    if (!outcome.ok) return refused(readForm(typed, nothing), outcome.failure);
    return redirect(addressOf({ isSent: true, leadsToReminders: leadsToReminders(url) }), 303);
  }
  const submission = readForm(typed, schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(calls.$put({ json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: outcome.value.message });
  return redirect(href(leadsToReminders(url) ? "/account/reminders" : "/account"), 303);
}

const leadsToReminders = ({ searchParams }: URL) => searchParams.get("for") === "reminders";

function addressOf({ isSent, leadsToReminders: leads }: { isSent: boolean; leadsToReminders: boolean }) {
  const query = new URLSearchParams({ ...(isSent ? { sent: "1" } : {}), ...(leads ? { for: "reminders" } : {}) });
  return `${href("/account/prove-phone")}${query.size > 0 ? `?${query}` : ""}`;
}

export default function ProvePhone({ loaderData, actionData }: Route.ComponentProps) {
  const { phoneNumber, isPhoneProved, sendsSms, isSent, constraint, leadsToReminders: leads } = loaderData;
  const shown = { phoneNumber, constraint, result: actionData?.result, leadsToReminders: leads };
  return (
    <Dialog title={m.accountProveTitle()} closeTo={href("/account")}>
      {isPhoneProved ? (
        <p>
          <Rich
            of={leads ? m.accountProvedForReminders : m.accountProved}
            marks={{ number: <bdi /> }}
            with={{ number: phoneNumber }}
          />
        </p>
      ) : sendsSms ? (
        <>
          {isSent ? <Prove {...shown} /> : null}
          <Send {...shown} isSent={isSent} />
        </>
      ) : (
        <p>{m.accountProveNoSms()}</p>
      )}
    </Dialog>
  );
}

interface Shown {
  phoneNumber: string;
  constraint: Constraints;
  result: SubmissionResult | undefined;
  leadsToReminders: boolean;
}

function Send({ phoneNumber, isSent, result, leadsToReminders: leads }: Shown & { isSent: boolean }) {
  const [form] = useForm({ id: "send-proof", lastResult: isSent ? undefined : result, constraint: {} });
  return (
    <Form method="post" action={addressOf({ isSent: false, leadsToReminders: leads })} {...getFormProps(form)}>
      <ErrorSummary form={form} />
      {isSent ? (
        <p>{m.accountProveWait()}</p>
      ) : (
        <p>
          <Rich
            of={leads ? m.accountProveForReminders : m.accountProveIntro}
            marks={{ number: <bdi /> }}
            with={{ number: phoneNumber }}
          />
        </p>
      )}
      {isSent ? (
        <SubmitButton intent="send" tone="plain">
          {m.sendAnotherCode()}
        </SubmitButton>
      ) : (
        <StickySubmit intent="send">{m.sendCode()}</StickySubmit>
      )}
    </Form>
  );
}

function Prove({ phoneNumber, constraint, result }: Shown) {
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "prove-phone", lastResult: result, constraint });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <p>
        <Rich of={m.accountProveSent} marks={{ number: <bdi /> }} with={{ number: phoneNumber }} />
      </p>
      <TextField field={fields.code} label={m.fieldCode()} hint={m.codeSixDigits()} autoComplete="one-time-code" />
      <StickySubmit intent="prove" sending={m.oneMoment()}>
        {m.accountProveRow()}
      </StickySubmit>
    </Form>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
