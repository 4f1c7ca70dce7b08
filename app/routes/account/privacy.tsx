import { getFormProps } from "@conform-to/react";
import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { attempt, getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField } from "../../forms/field.tsx";
import { constraintsOf, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/privacy.ts";

const schema = z.object({ isFindable: z.literal("on").optional(), acceptsRequests: z.literal("on").optional() });

export async function loader({ context }: Route.LoaderArgs) {
  const { data: privacy } = await load(getApi(context).user.privacy.$get());
  return {
    constraint: constraintsOf(schema),
    defaultValue: {
      isFindable: privacy.isFindable ? "on" : undefined,
      acceptsRequests: privacy.acceptsRequests ? "on" : undefined,
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  const { isFindable, acceptsRequests } = submission.status === "success" ? submission.value : {};
  const json = { isFindable: isFindable === "on", acceptsRequests: acceptsRequests === "on" };
  const outcome = await attempt(getApi(context).user.privacy.$put({ json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.updated() });
  return redirect(href("/account"), 303);
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "privacy",
    lastResult: actionData?.result,
    ...loaderData,
  });
  return (
    <Dialog title={m.accountPrivacyTitle()}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <CheckboxField field={fields.isFindable} label={m.accountFindMe()} hint={m.accountFindMeHint()} />
        <CheckboxField field={fields.acceptsRequests} label={m.accountWriteMe()} hint={m.accountWriteMeHint()} />
        <StickySubmit sending={m.savingNow()}>{m.save()}</StickySubmit>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
