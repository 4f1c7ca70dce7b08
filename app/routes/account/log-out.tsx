import { Form, href, Link, redirect } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { forgetSession } from "../../middleware/session.ts";
import type { Route } from "./+types/log-out.ts";

/** Ends the session here and, where it can be reached, at the server. */
export async function action({ context }: Route.ActionArgs) {
  await attempt(getApi(context).user.logout.$post());
  forgetSession(context);
  return redirect(href("/"), 303);
}

export default function LogOut() {
  return (
    <Dialog title="Are you sure to logout?">
      <Form method="post">
        <p className="actions">
          <SubmitButton sending="Logging out…">Log out</SubmitButton>{" "}
          <Link className="button plain" to=".." replace preventScrollReset>
            Stay
          </Link>
        </p>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
