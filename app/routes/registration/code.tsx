import { getFormProps } from "@conform-to/react";
import { Form, href, Link, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { code } from "../../../server/contract/account/fields.ts";
import { formKey } from "../../../server/contract/form-key.ts";
import { askForRegistrationCode, attempt, getApi, postRegistration } from "../../api/client.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { readIntent } from "../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { pageTitle } from "../../format/title.ts";
import { Icon } from "../../icons/icon.tsx";
import { nameDevice } from "../../middleware/device.ts";
import { dropForm, heldForm } from "../../middleware/held-form.ts";
import { getMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/code.ts";
import { finishRegistration } from "./finish-registration.ts";
import { registrationCall } from "./registration-call.ts";
import { registrationSchemas, type Kind } from "./registration-schema.ts";
import { StepLine } from "./step-line.tsx";
import { steps } from "./steps.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

const schema = z.object({ code });
const again = z.object({ formKey: formKey.optional() });

export const middleware: Route.MiddlewareFunction[] = [nameDevice];

export async function loader({ request, context }: Route.LoaderArgs) {
  if (getMember(context)) throw redirect(href("/"));
  const held = await waitingIn(request, context);
  if (!held) throw redirect(href("/register/your-number"));
  return {
    phoneNumber: held.registration.phoneNumber,
    constraint: constraintsOf(schema),
    formKey: crypto.randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData();
  const intent = readIntent(typed, ["register", "again"], "register");
  const held = await waitingIn(request, context);
  if (!held) {
    // Sent again, when her account was made.
    if (getMember(context)) return redirect(href("/"), 303);
    flash(context, { kind: "alert", message: m.registerTooLate() });
    return redirect(href("/register"), 303);
  }
  const { kind, registration } = held;
  const call = registrationCall(kind, registration);
  const api = getApi(context);
  if (intent === "again") {
    const asked = readForm(typed, again);
    if (asked.status !== "success") return incomplete(asked);
    const outcome = await attempt(askForRegistrationCode(api, { ...call, formKey: asked.value.formKey }));
    if (!outcome.ok) return refused(asked, outcome.failure);
    flash(context, { kind: "status", message: m.registerCodeAgain() });
    return redirect(href("/register/code"), 303);
  }
  const submission = readForm(typed, schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(postRegistration(api, { ...call, phoneCode: submission.value.code }));
  if (!outcome.ok) return refused(submission, outcome.failure, { phoneCode: "code" });

  const next = finishRegistration(context, outcome.value.token, registration);
  return redirect(next, { status: 303, headers: { "Set-Cookie": await dropForm(context, "registration") } });
}

async function waitingIn(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await heldForm(request, context, "registration");
  if (!form) return null;
  const kind: Kind = form.get("kind") === "postPartum" ? "postPartum" : "pregnant";
  const submission = readForm(form, registrationSchemas[kind]);
  return submission.status === "success" ? { kind, registration: submission.value } : null;
}

export default function RegisterCode({ loaderData, actionData }: Route.ComponentProps) {
  const { phoneNumber, constraint, formKey } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "register-code",
    lastResult: actionData?.result,
    constraint,
  });
  return (
    <div className="page narrow">
      <Link className="back" to={href("/register/your-number")}>
        <Icon name="arrow-left" />
        {m.registerBackToForm()}
      </Link>
      <StepLine number={steps.length + 1} of={steps.length + 1} name={m.registerCode()} />
      <h1>{m.registerTypeCode()}</h1>
      <p>
        <Rich of={m.registerCodeSent} marks={{ phone: <bdi /> }} with={{ phone: phoneNumber }} />
      </p>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <TextField field={fields.code} label={m.fieldCode()} autoComplete="one-time-code" />
        <SubmitButton intent="register" sending={m.registerCreating()}>
          {m.registerCreate()}
        </SubmitButton>
      </Form>
      <Form method="post">
        <input type="hidden" name="formKey" value={formKey} />
        <p>
          <Rich of={m.registerNoCode} marks={{ login: <Link to={href("/login")} /> }} />
        </p>
        <SubmitButton intent="again" tone="plain" sending={m.sending()}>
          {m.sendAnotherCode()}
        </SubmitButton>
      </Form>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.registerTypeCode());
}
