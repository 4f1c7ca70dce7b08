import { Form, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { Text } from "./text.ts";

/** Asks before her post or comment goes. */
export function DeleteDialog({ text, closeTo }: { text: Text; closeTo: string }) {
  return (
    <Dialog title={`Delete this ${text.kind}?`} closeTo={closeTo}>
      <p>
        {text.kind === "post" ? "It goes with all its comments." : "It goes for everybody."} You cannot get it back.
      </p>
      <Form method="post" preventScrollReset>
        <p className="actions">
          <SubmitButton intent="delete" sending="Deleting…" tone="danger">
            Delete
          </SubmitButton>
          <Link className="button plain" to={closeTo} replace preventScrollReset>
            Keep it
          </Link>
        </p>
      </Form>
    </Dialog>
  );
}
