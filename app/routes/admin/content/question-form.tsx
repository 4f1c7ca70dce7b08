import { Form } from "react-router";
import type { ContentItem } from "../../../api/types.ts";
import { DialogActions } from "../../../components/dialog.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";

interface Props {
  item: Pick<ContentItem, "version">;
  /** What the button says, and says while it is done. */
  label: string;
  sending: string;
}

/** The answers to a question about an item as the editor knows it: that it is done, or that it stays. */
export function QuestionForm({ item: { version }, label, sending }: Props) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <DialogActions back="Keep it">
        <SubmitButton tone="danger" sending={sending}>
          {label}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
