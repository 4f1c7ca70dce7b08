import { Form, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";

/** Asks before her review goes. */
export function DeleteReviewDialog({ closeTo }: { closeTo: string }) {
  return (
    <Dialog title="Delete your review?" closeTo={closeTo}>
      <p>Nobody can read it from then on. You can write another one.</p>
      <Form method="post">
        <p className="actions">
          <SubmitButton intent="delete-review" tone="danger" sending="Deleting…">
            Delete my review
          </SubmitButton>{" "}
          <Link className="button plain" to={closeTo} replace preventScrollReset>
            Keep it
          </Link>
        </p>
      </Form>
    </Dialog>
  );
}
