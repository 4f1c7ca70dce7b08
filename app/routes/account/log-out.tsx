import { Form, href, redirect } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog, DialogActions } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { dropOwnDrafts } from "../../middleware/draft.ts";
import { forgetSession, getSession } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/log-out.ts";

export async function action({ context }: Route.ActionArgs) {
  if (getSession(context).get("isSharedPhone")) dropOwnDrafts(context);
  await attempt(getApi(context).user.logout.$post());
  forgetSession(context);
  return redirect(href("/"), 303);
}

export default function LogOut() {
  return (
    <Dialog title={m.accountLogOutTitle()}>
      <Form method="post">
        <DialogActions>
          <SubmitButton sending={m.accountLoggingOut()}>{m.accountLogOut()}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
