import { href, Link, redirect } from "react-router";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { pageTitle } from "../../format/title.ts";
import { Icon } from "../../icons/icon.tsx";
import { nameDevice } from "../../middleware/device.ts";
import { dropForm, heldForm } from "../../middleware/held-form.ts";
import { getMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/login-code.ts";
import { loginAddress } from "./login-address.ts";
import { SecondStepForm } from "./second-step-form.tsx";
import { secondStepSchema } from "./second-step-schema.ts";
import { beginSession, callSignIn, redirectSignedIn, signInSchema } from "./signing-in.ts";
import { m } from "../../messages/m.ts";

export const middleware: Route.MiddlewareFunction[] = [nameDevice];

export async function loader({ request, context }: Route.LoaderArgs) {
  if (getMember(context)) throw redirect(href("/"));
  const held = await heldForm(request, context, "sign-in");
  if (!held) throw redirect(href("/login"));
  const signIn = readForm(held, signInSchema);
  const next = signIn.status === "success" ? signIn.value.next : undefined;
  return { backTo: loginAddress(next ?? null), constraint: constraintsOf(secondStepSchema) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), secondStepSchema);
  const held = await heldForm(request, context, "sign-in");
  const signIn = held && readForm(held, signInSchema);
  if (signIn?.status !== "success") {
    flash(context, { kind: "alert", message: m.loginTenMinutes() });
    return redirect(href("/login"), 303);
  }
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await callSignIn(context, signIn.value, submission.value.code);
  if (!outcome.ok) return refused(submission, outcome.failure, { secondFactor: "code" });
  await beginSession(context, signIn.value, outcome.value.token);
  const signedIn = redirectSignedIn({ request, context }, signIn.value, outcome.value.user);
  signedIn.headers.append("Set-Cookie", await dropForm(context, "sign-in"));
  return signedIn;
}

export default function LoginCode({ loaderData: { backTo, constraint }, actionData }: Route.ComponentProps) {
  return (
    <div className="page narrow">
      <Link className="back" to={backTo}>
        <Icon name="arrow-left" />
        {m.loginBack()}
      </Link>
      <h1>{m.loginSecondStep()}</h1>
      <SecondStepForm
        result={actionData?.result}
        constraint={constraint}
        button={m.loginSubmit()}
        sending={m.loginSending()}
      />
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.loginSecondStep());
}
