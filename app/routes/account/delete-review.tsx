import { Form, href, redirect } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog, DialogActions } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { flashOutcome } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/delete-review.ts";

export async function action({ context }: Route.ActionArgs) {
  const outcome = await attempt(getApi(context).reviews.mine.$delete());
  flashOutcome(context, outcome, ({ message }) => message);
  return redirect(href("/account"), 303);
}

export default function DeleteReview() {
  return (
    <Dialog title={m.accountReviewDeleteTitle()}>
      <p>{m.accountReviewDeleteText()}</p>
      <Form method="post">
        <DialogActions>
          <SubmitButton tone="danger" sending={m.deleting()}>
            {m.accountReviewDelete()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
