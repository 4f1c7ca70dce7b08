import { data, Form, href, redirect, useLocation } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog, DialogActions } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { requireAccount } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/end-feed.ts";
import { m } from "../../messages/m.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

// Without a loader of its own the middleware would not run when the dialog is opened by script.
export const loader = () => null;

export async function action({ context }: Route.ActionArgs) {
  const outcome = await attempt(getApi(context).calendar.feed.$delete());
  if (!outcome.ok) return data({ problem: outcome.failure.sentence }, { status: outcome.failure.status });
  flash(context, { kind: "status", message: m.calendarFeedEnded() });
  return redirect(href("/calendar"), 303);
}

export default function EndFeed({ actionData }: Route.ComponentProps) {
  const closeTo = `..${useLocation().search}`;
  return (
    <Dialog title={m.calendarFeedEndTitle()} closeTo={closeTo}>
      <p>{m.calendarFeedEndText()}</p>
      {actionData === undefined ? null : (
        <p className="error" role="alert">
          {actionData.problem}
        </p>
      )}
      <Form method="post">
        <DialogActions closeTo={closeTo}>
          <SubmitButton sending={m.calendarFeedEnding()}>{m.calendarFeedEnd()}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
