import { Form } from "react-router";
import type { NotificationTopics } from "../../api/types.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { FormDialogProps } from "./dialog-props.ts";
import type { NotificationFields } from "./notification-choice.ts";

/** Of what she is told in her notifications. */
export function NotificationsDialog({
  result,
  constraint,
  closeTo,
  topics,
}: FormDialogProps & { topics: NotificationTopics }) {
  const { form, fields } = useServerForm<NotificationFields>({
    id: "notifications",
    result,
    constraint,
    defaultValue: {
      comments: topics.comments ? "on" : undefined,
      requests: topics.requests ? "on" : undefined,
      dates: topics.dates ? "on" : undefined,
      support: topics.support ? "on" : undefined,
      reports: topics.reports ? "on" : undefined,
    },
  });
  return (
    <Dialog title="What you are told" closeTo={closeTo}>
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        <CheckboxField field={fields.comments} label="Comments" hint="On my posts, and where I commented." />
        <CheckboxField field={fields.requests} label="Message requests" hint="When somebody writes to me first." />
        <CheckboxField
          field={fields.dates}
          label="Dates in my calendar"
          hint="The day before, or on the day. What it is for is not said."
        />
        <CheckboxField field={fields.support} label="Answers to what I asked you" />
        <CheckboxField field={fields.reports} label="What came of my reports" />
        <p className="hint">What a moderator decides about your own words, we always tell you.</p>
        <SubmitButton intent="notifications" sending="Saving…">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
