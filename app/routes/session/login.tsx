import { Form, href, Link, redirect } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { pageTitle } from "../../format/title.ts";
import { readIntent } from "../../forms/intent.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, PasswordField, TextField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import { Icon } from "../../icons/icon.tsx";
import { nameDevice } from "../../middleware/device.ts";
import { heldFields } from "../../middleware/held-form.ts";
import { getMember } from "../../middleware/member.ts";
import { safePath } from "../../middleware/safe-path.ts";
import type { Route } from "./+types/login.ts";
import { changePassword, changePasswordConstraint } from "./change-password.ts";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { askForCode, forgotPasswordConstraint } from "./forgot-password.ts";
import { ForgotPasswordDialog } from "./forgot-password-dialog.tsx";
import { logIn, loginConstraint, type LoginFields } from "./log-in.ts";
import { dialogs, loginAddress, type DialogName } from "./login-address.ts";
import { newPasswordConstraint, setPassword } from "./new-password.ts";
import { NewPasswordDialog } from "./new-password-dialog.tsx";

export const middleware: Route.MiddlewareFunction[] = [nameDevice];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = url.searchParams.get("next");
  if (getMember(context)) throw redirect(safePath(next, request));
  const asked = url.searchParams.get("dialog");
  const dialog = dialogs.find((name) => name === asked) ?? null;
  return {
    dialog,
    sendsSms: dialog === "forgot-password" ? (await load(getApi(context).setting.app.$get())).data.sendsSms : true,
    isAsked: url.searchParams.has("asked"),
    constraint: loginConstraint(),
    dialogConstraint: constraintOf(dialog),
    next,
    held: heldFields(context),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const next = url.searchParams.get("next");
  switch (readIntent(form, ["login", "ask-code", "set-password", "change-password"], "login")) {
    case "ask-code":
      return askForCode(form, context, next);
    case "set-password":
      return setPassword(form, context, next);
    case "change-password":
      return changePassword(form, context, loginAddress(next));
    default:
      return logIn(form, request, context);
  }
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { dialog, sendsSms, isAsked, constraint, dialogConstraint, next, held } = loaderData;
  const result = actionData?.result;
  const { form, fields } = useServerForm<LoginFields>({
    id: "login",
    // With a dialog before it, the form that comes back is the dialog's.
    result: dialog ? undefined : result,
    constraint,
    defaultValue: { ...held, next: next ?? undefined },
  });
  const props = { result, constraint: dialogConstraint, held, closeTo: loginAddress(next) };
  const to = (name: DialogName) => loginAddress(next, { dialog: name });
  return (
    <div className="page narrow">
      {dialog === "forgot-password" ? (
        <ForgotPasswordDialog {...props} sendsSms={sendsSms} newPasswordTo={to("new-password")} />
      ) : null}
      {dialog === "new-password" ? (
        <NewPasswordDialog {...props} isAsked={isAsked} askTo={to("forgot-password")} />
      ) : null}
      {dialog === "reset-password" ? <ChangePasswordDialog {...props} /> : null}

      <Link className="back" to={href("/")}>
        <Icon name="arrow-left" />
        Back to home
      </Link>
      <h1>Login</h1>
      {next ? <p className="lead">Log in to go on. You will come back to where you were.</p> : null}
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        <input type="hidden" name="next" value={next ?? ""} />
        <TextField
          field={fields.phoneNumber}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          hint="As you write it, such as 0300 1234567"
        />
        <PasswordField field={fields.password} label="Password" autoComplete="current-password" />
        <CheckboxField
          field={fields.isSharedPhone}
          label="This is not my phone"
          hint="You are logged out after 30 minutes, and when the browser is closed."
        />
        <SubmitButton intent="login" sending="Logging in…">
          Login
        </SubmitButton>
      </Form>
      <p className="actions">
        <Link className="button plain" to={to("forgot-password")} preventScrollReset>
          Forgot password?
        </Link>{" "}
        <Link className="button plain" to={to("reset-password")} preventScrollReset>
          Change password
        </Link>
      </p>
      <p>
        New here? <Link to={href("/register")}>Create an account</Link>
      </p>
    </div>
  );
}

function constraintOf(dialog: DialogName | null) {
  if (dialog === "forgot-password") return forgotPasswordConstraint();
  if (dialog === "new-password") return newPasswordConstraint();
  return dialog === "reset-password" ? changePasswordConstraint() : {};
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Login");
}
