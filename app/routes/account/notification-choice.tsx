import { getFormProps } from "@conform-to/react";
import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { attempt, getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/notification-choice.ts";

const box = z.literal("on").optional();
const schema = z.object({ comments: box, requests: box, dates: box, support: box, reports: box });

export async function loader({ context }: Route.LoaderArgs) {
  const { data: topics } = await load(getApi(context).notification.topics.$get());
  return {
    constraint: constraintsOf(schema),
    defaultValue: {
      comments: topics.comments ? "on" : undefined,
      requests: topics.requests ? "on" : undefined,
      dates: topics.dates ? "on" : undefined,
      support: topics.support ? "on" : undefined,
      reports: topics.reports ? "on" : undefined,
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const chosen = submission.value;
  const json = {
    comments: chosen.comments === "on",
    requests: chosen.requests === "on",
    dates: chosen.dates === "on",
    support: chosen.support === "on",
    reports: chosen.reports === "on",
  };
  const outcome = await attempt(getApi(context).notification.topics.$put({ json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.updated() });
  return redirect(href("/account"), 303);
}

export default function NotificationChoice({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "notifications",
    lastResult: actionData?.result,
    ...loaderData,
  });
  return (
    <Dialog title={m.accountChooseNotifications()}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <CheckboxField field={fields.comments} label={m.forumComments()} hint={m.accountTopicCommentsHint()} />
        <CheckboxField field={fields.requests} label={m.messageRequests()} hint={m.accountTopicRequestsHint()} />
        <CheckboxField field={fields.dates} label={m.accountTopicDates()} hint={m.accountTopicDatesHint()} />
        <CheckboxField field={fields.support} label={m.accountTopicSupport()} />
        <CheckboxField field={fields.reports} label={m.accountTopicReports()} />
        <p className="hint">{m.accountTopicDecisions()}</p>
        <StickySubmit sending={m.savingNow()}>{m.save()}</StickySubmit>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
