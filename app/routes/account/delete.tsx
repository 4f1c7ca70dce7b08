import { getFormProps } from "@conform-to/react";
import { Form, href, Link, redirect } from "react-router";
import { z } from "zod";
import { MEMBER, memberNamed } from "../../../server/contract/account/requests.ts";
import { password } from "../../../server/contract/account/fields.ts";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog, DialogActions } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, PasswordField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields, dropOwnDrafts } from "../../middleware/draft.ts";
import { signedInMember } from "../../middleware/member.ts";
import { flash, forgetSession, getSession } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/delete.ts";

const schema = z.object({
  password: password(),
  keepsTexts: z.literal("on").optional(),
});

export function loader({ context }: Route.LoaderArgs) {
  return { constraint: constraintsOf(schema), defaultValue: draftFields(context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const { password, keepsTexts } = submission.value;
  const call = {
    param: memberNamed(signedInMember(context).id),
    json: { password, keepsTexts: keepsTexts === "on" },
  };
  const outcome = await attempt(getApi(context).user.delete[MEMBER].$delete(call));
  if (!outcome.ok) return refused(submission, outcome.failure);
  dropOwnDrafts(context);
  forgetSession(context);
  getSession(context).unset("lastMember");
  flash(context, { kind: "status", message: outcome.value.message });
  return redirect(href("/"), 303);
}

export default function Delete({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "deletion",
    lastResult: actionData?.result,
    ...loaderData,
  });
  return (
    <Dialog title={m.accountDelete()}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <p>{m.accountDeleteText()}</p>
        <p>{m.accountDeleteNoReturn()}</p>
        <p>
          <Link to={href("/account/data")} replace preventScrollReset>
            {m.accountDeleteDataFirst()}
          </Link>
        </p>
        <PasswordField field={fields.password} label={m.fieldPassword()} autoComplete="current-password" />
        <CheckboxField field={fields.keepsTexts} label={m.accountDeleteLeave()} hint={m.accountDeleteLeaveHint()} />
        <DialogActions>
          <SubmitButton sending={m.deleting()} tone="danger">
            {m.accountDelete()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
