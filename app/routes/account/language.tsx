import { getFormProps } from "@conform-to/react";
import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { language as languageField } from "../../../server/contract/account/fields.ts";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { RadioField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { hostContext } from "../../host.ts";
import { language as pageLanguage } from "../../language.ts";
import { signedInMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/language.ts";
import { LanguageName } from "./language-name.tsx";

const schema = z.object({ language: languageField });

export function loader({ context }: Route.LoaderArgs) {
  return {
    codes: context.get(hostContext).languages.map(({ code }) => code),
    constraint: constraintsOf(schema),
    defaultValue: { language: signedInMember(context).language ?? pageLanguage.code },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).user.language.$put({ json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.updated() });
  return redirect(href("/account"), 303);
}

export default function Language({ loaderData, actionData }: Route.ComponentProps) {
  const { codes, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "language",
    lastResult: actionData?.result,
    ...known,
  });
  return (
    <Dialog title={m.accountLanguageTitle()}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <RadioField
          field={fields.language}
          label={m.accountLanguageField()}
          hint={m.accountLanguageHint()}
          choices={codes.map((code) => ({ value: code, label: <LanguageName code={code} /> }))}
        />
        <StickySubmit sending={m.savingNow()}>{m.save()}</StickySubmit>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
