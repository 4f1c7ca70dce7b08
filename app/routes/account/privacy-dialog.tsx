import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { FormDialogProps } from "./dialog-props.ts";
import type { PrivacyFields } from "./privacy.ts";

type Props = FormDialogProps & { privacy: { isFindable: boolean; acceptsRequests: boolean } };

export function PrivacyDialog({ result, constraint, closeTo, privacy }: Props) {
  const { form, fields } = useServerForm<PrivacyFields>({
    id: "privacy",
    result,
    constraint,
    defaultValue: {
      isFindable: privacy.isFindable ? "on" : undefined,
      acceptsRequests: privacy.acceptsRequests ? "on" : undefined,
    },
  });
  return (
    <Dialog title="Who may find and write to you" closeTo={closeTo}>
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        <CheckboxField
          field={fields.isFindable}
          label="Other members may find me"
          hint="They see your name and your picture, nothing else."
        />
        <CheckboxField
          field={fields.acceptsRequests}
          label="Members who find me may write to me"
          hint="A first message waits as a request until you accept it."
        />
        <SubmitButton intent="privacy" sending="Saving…">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
