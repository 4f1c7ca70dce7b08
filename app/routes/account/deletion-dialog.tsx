import { Form, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, PasswordField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { DeletionFields } from "./deletion.ts";
import type { FormDialogProps } from "./dialog-props.ts";

/** Asks before her account goes, with her password and what becomes of her posts. */
export function DeletionDialog({ result, constraint, held, closeTo }: FormDialogProps) {
  const { form, fields } = useServerForm<DeletionFields>({
    id: "deletion",
    result,
    constraint,
    defaultValue: held,
  });
  return (
    <Dialog title="Delete Account" closeTo={closeTo}>
      <p>Are you sure to delete account? This will delete all posts, comments etc.</p>
      <p>You cannot get it back. Those with whom you talked keep your messages, under 'Deleted member'.</p>
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        <PasswordField field={fields.password} label="Password" autoComplete="current-password" />
        <CheckboxField
          field={fields.keepsTexts}
          label="Leave my posts and comments"
          hint="They stay in the forum under 'Deleted member', without your name and picture."
        />
        <p className="actions">
          <SubmitButton intent="delete" sending="Deleting…" tone="danger">
            Delete Account
          </SubmitButton>{" "}
          <Link className="button plain" to={closeTo} replace preventScrollReset>
            Stay
          </Link>
        </p>
      </Form>
    </Dialog>
  );
}
