import { getFormProps } from "@conform-to/react";
import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/mistake.ts";
import { currentPregnancy } from "./own-pregnancies.ts";
import { PregnancyName } from "./pregnancy-name.tsx";

const schema = z.object({ pregnancy: z.string().max(40), isHidden: z.literal("on").optional() });

export async function loader({ context }: Route.LoaderArgs) {
  const info = await currentPregnancy(getApi(context));
  if (!info) throw redirect(href("/account"));
  const { id, babyName, babyBirthDate, expectedDate } = info;
  return {
    pregnancy: { id, babyName, babyBirthDate, expectedDate },
    constraint: constraintsOf(schema),
    defaultValue: draftFields(context),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const { pregnancy: id, isHidden } = submission.value;
  const json = { kind: "mistake" as const, isHidden: isHidden === "on" };
  const outcome = await attempt(getApi(context).pregnancies[":id"].loss.$put({ param: { id }, query: {}, json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  return redirect(href("/account/after-loss"), 303);
}

export default function Mistake({ loaderData: { pregnancy, ...known }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "mistake", lastResult: actionData?.result, ...known });
  return (
    <Dialog title={pregnancy.babyBirthDate ? m.accountMistakeBirth() : m.accountMistakePregnancy()}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <p>
          <strong>
            <PregnancyName {...pregnancy} />
          </strong>
        </p>
        <p>{m.accountMistakeIntro()}</p>
        <input type="hidden" name="pregnancy" value={pregnancy.id} />
        <CheckboxField field={fields.isHidden} label={m.accountLossHide()} hint={m.accountLossHideHint()} />
        <StickySubmit sending={m.oneMoment()}>{m.accountStopCounting()}</StickySubmit>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
