import { Form } from "react-router";
import { SubmitButton } from "../../forms/submit-button.tsx";

/** The sender learns nothing until she accepts. */
export function RequestForm({ name }: { name: string }) {
  return (
    <Form method="post" className="request card">
      <p>
        <bdi>{name}</bdi> would like to write to you. She is not told whether you have read this.
      </p>
      <p className="actions">
        <SubmitButton intent="accept" tone="plain" sending="One moment…">
          Accept
        </SubmitButton>{" "}
        <SubmitButton intent="refuse" tone="plain" sending="One moment…">
          Refuse
        </SubmitButton>
      </p>
    </Form>
  );
}
