import { getFormProps } from "@conform-to/react";
import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { attempt, getApi, load } from "../../../api/client.ts";
import { Dialog, DialogActions } from "../../../components/dialog.tsx";
import { sendForm } from "../../../enhance/send-form.ts";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { CheckboxField } from "../../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { flash } from "../../../middleware/session.ts";
import type { Route } from "./+types/add.ts";
import { TopicFields } from "./topic-fields.tsx";
import { topicWords } from "./topic-schema.ts";

const LAST_POSITION = 99;

const schema = z.object({ ...topicWords, isUnlisted: z.literal("on").optional() });

export async function loader({ context }: Route.LoaderArgs) {
  const topics = (await load(getApi(context).topic.$get())).data;
  const last = Math.max(0, ...topics.map(({ position }) => position));
  const position = String(Math.min(LAST_POSITION, last + 1));
  return { constraint: constraintsOf(schema), defaultValue: { position, ...draftFields(context) } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const { isUnlisted, ...words } = submission.value;
  const outcome = await attempt(getApi(context).topic.$post({ json: { ...words, isUnlisted: isUnlisted === "on" } }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: "Added" });
  return redirect(href("/admin/topics"), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function AddTopic({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "topic",
    lastResult: actionData?.result,
    ...loaderData,
  });
  return (
    <Dialog title="Add a topic">
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <TopicFields fields={fields} />
        <CheckboxField
          field={fields.isUnlisted}
          label="Only for members who open it"
          hint="Its posts are not on home, in the list or in a search. You can't change this later."
        />
        <DialogActions>
          <SubmitButton sending="Saving…">Add</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
