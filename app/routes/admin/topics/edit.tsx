import { getFormProps } from "@conform-to/react";
import { data, Form, href, redirect } from "react-router";
import { z } from "zod";
import { attempt, getApi, load } from "../../../api/client.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { sendForm } from "../../../enhance/send-form.ts";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { CheckboxField } from "../../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { StickySubmit } from "../../../forms/submit-button.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { flash } from "../../../middleware/session.ts";
import type { Route } from "./+types/edit.ts";
import { TopicFields } from "./topic-fields.tsx";
import { topicWords } from "./topic-schema.ts";

const schema = z.object({
  ...topicWords,
  isClosed: z.literal("on").optional(),
  version: z.coerce.number<string>().int(),
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const topics = (await load(getApi(context).topic.$get())).data;
  const topic = topics.find(({ id }) => id === params.topic);
  if (!topic) throw data({ message: "There is no such topic." }, { status: 404 });
  const { name, urduName, position, isClosed, version } = topic;
  const stored: Record<string, string> = { name, urduName, position: String(position), version: String(version) };
  if (isClosed) stored["isClosed"] = "on";
  return { title: name, constraint: constraintsOf(schema), defaultValue: { ...stored, ...draftFields(context) } };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const { isClosed, ...words } = submission.value;
  const json = { ...words, isClosed: isClosed === "on" };
  const outcome = await attempt(getApi(context).topic[":id"].$put({ param: { id: params.topic }, json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: "Saved" });
  return redirect(href("/admin/topics"), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function EditTopic({ loaderData: { title, ...known }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "topic", lastResult: actionData?.result, ...known });
  return (
    <Dialog title={`Topic: ${title}`}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <input type="hidden" name="version" value={fields.version.value} />
        <TopicFields fields={fields} />
        <CheckboxField
          field={fields.isClosed}
          label="Closed to new posts"
          hint="Existing posts stay. The topic is no longer offered."
        />
        <StickySubmit sending="Saving…">Save</StickySubmit>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
