import { Form } from "react-router";
import type { ContentItem } from "../../../api/types.ts";
import { DialogActions } from "../../../components/dialog.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";

interface Props {
  item: Pick<ContentItem, "version">;
  label: string;
  sending: string;
  tone?: "danger" | "main";
}

export function QuestionForm({ item: { version }, label, sending, tone = "danger" }: Props) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <DialogActions>
        <SubmitButton tone={tone} sending={sending}>
          {label}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
