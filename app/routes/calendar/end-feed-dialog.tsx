import { Form, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";

/** Asks before the private address of her calendar is ended. */
export function EndFeedDialog({ closeTo, problem }: { closeTo: string; problem: string | undefined }) {
  return (
    <Dialog title="End the private address?" closeTo={closeTo}>
      <p>Calendars that use it get nothing new from then on. What they have already, you can delete there.</p>
      {problem === undefined ? null : (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <Form method="post">
        <p className="actions">
          <SubmitButton intent="end-feed" tone="danger" sending="Ending…">
            End this address
          </SubmitButton>{" "}
          <Link className="button plain" to={closeTo} replace preventScrollReset>
            Keep it
          </Link>
        </p>
      </Form>
    </Dialog>
  );
}
