import { Form } from "react-router";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { m } from "../../messages/m.ts";

export function UndoLossForm({ id }: { id: string }) {
  return (
    <Form className="next-acts" method="post">
      <input type="hidden" name="pregnancy" value={id} />
      <span className="quiet">{m.accountUndoHint()}</span>
      <SubmitButton intent="undo-loss" tone="plain" sending={m.oneMoment()}>
        {m.accountUndo()}
      </SubmitButton>
    </Form>
  );
}
