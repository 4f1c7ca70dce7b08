import { getFormProps } from "@conform-to/react";
import { Form, href, Link, redirect } from "react-router";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { Picture } from "../../components/picture.tsx";
import type { z } from "zod";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, PasswordField, TextField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { pageTitle } from "../../format/title.ts";
import { Icon } from "../../icons/icon.tsx";
import { nameDevice } from "../../middleware/device.ts";
import { draftFields } from "../../middleware/draft.ts";
import { holdForm } from "../../middleware/held-form.ts";
import { getMember } from "../../middleware/member.ts";
import { redirectToSafePath } from "../../middleware/safe-path.ts";
import type { Route } from "./+types/login.ts";
import { loginAddress } from "./login-address.ts";
import { beginSession, callSignIn, redirectSignedIn, signInSchema } from "./signing-in.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

export const middleware: Route.MiddlewareFunction[] = [nameDevice];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = url.searchParams.get("next");
  if (getMember(context)) throw redirectToSafePath(next, request);
  return {
    next,
    constraint: constraintsOf(signInSchema),
    defaultValue: { ...draftFields(context), next: next ?? undefined },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData();
  const submission = readForm(typed, signInSchema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await callSignIn(context, submission.value);
  if (!outcome.ok && outcome.failure.code === "second_factor_required") {
    return redirect(href("/login/code"), {
      status: 303,
      headers: { "Set-Cookie": await holdForm(context, "sign-in", typed) },
    });
  }
  if (!outcome.ok) return refused(submission, outcome.failure);
  await beginSession(context, submission.value, outcome.value.token);
  return redirectSignedIn({ request, context }, submission.value, outcome.value.user);
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { next, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof signInSchema>>({
    id: "login",
    lastResult: actionData?.result,
    ...known,
  });
  return (
    <PageUnderDialogs className="page registration">
      <div>
        <Link className="back" to={href("/")}>
          <Icon name="arrow-left" />
          {m.backToHome()}
        </Link>
        <h1>{m.login()}</h1>
        {next ? <p className="lead">{m.loginToContinue()}</p> : null}
        <Form method="post" {...getFormProps(form)}>
          <ErrorSummary form={form} />
          <input type="hidden" name="next" value={next ?? ""} />
          <TextField
            field={fields.phoneNumber}
            label={m.fieldPhoneNumber()}
            type="tel"
            autoComplete="tel"
            hint={m.loginPhoneHint()}
          />
          <PasswordField field={fields.password} label={m.fieldPassword()} autoComplete="current-password" />
          <CheckboxField field={fields.isSharedPhone} label={m.loginNotMyPhone()} hint={m.loginNotMyPhoneHint()} />
          <p className="actions">
            <SubmitButton tone="main wide" sending={m.loginSending()}>
              {m.loginSubmit()}
            </SubmitButton>
          </p>
        </Form>
        <ul className="ways">
          <li>
            <Link to={loginAddress(next, "/login/forgot-password")} preventScrollReset>
              {m.loginForgot()}
            </Link>
          </li>
          <li>
            <Link to={loginAddress(next, "/login/reset-password")} preventScrollReset>
              {m.loginChangePassword()}
            </Link>
          </li>
          <li>
            <Rich of={m.loginNewHere} marks={{ account: <Link to={href("/register")} /> }} />
          </li>
        </ul>
      </div>
      <aside aria-labelledby="kept">
        <Picture path="/pictures/plant-24.svg" isLazy />
        <h2 id="kept">{m.loginAsideTitle()}</h2>
        <p>{m.loginAsideText()}</p>
      </aside>
    </PageUnderDialogs>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.login());
}
