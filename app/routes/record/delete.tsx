import { Form, href, redirect } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import { Dialog, DialogActions } from "../../components/dialog.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { formatDate } from "../../format/dates.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flashOutcome } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/delete.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data: reading } = await load(getApi(context).record.reading[":id"].$get({ param: params }));
  const { name, inWords, date } = reading;
  return { name, what: m.recordLast({ value: inWords, date: formatDate(date) }) };
}

export async function action({ params, context }: Route.ActionArgs) {
  const outcome = await attempt(getApi(context).record.reading[":id"].$delete({ param: params }));
  flashOutcome(context, outcome, ({ message }) => message);
  return redirect(href("/record"), 303);
}

export default function Delete({ loaderData: { name, what } }: Route.ComponentProps) {
  return (
    <Dialog title={m.recordDeleteTitle()} closeTo={href("/record")}>
      <p>
        {name}: {what}
      </p>
      <p>{m.cannotGetBack()}</p>
      <Form method="post">
        <DialogActions closeTo={href("/record")}>
          <SubmitButton tone="danger" sending={m.deleting()}>
            {m.recordDelete()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
