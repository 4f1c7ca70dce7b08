import { Form, href, redirect } from "react-router";
import { attempt, getApi, load } from "../../../api/client.ts";
import { Dialog, DialogActions } from "../../../components/dialog.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { formatDate } from "../../../format/dates.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { flashOutcome } from "../../../middleware/session.ts";
import { m } from "../../../messages/m.ts";
import type { Route } from "./+types/delete.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params: { child, id }, context }: Route.LoaderArgs) {
  const { growth } = getApi(context).children[":id"];
  const { data: reading } = await load(growth[":reading"].$get({ param: { id: child, reading: id } }));
  const { name, inWords, date } = reading;
  return { name, what: m.recordLast({ value: inWords, date: formatDate(date) }) };
}

export async function action({ params: { child, id }, context }: Route.ActionArgs) {
  const { growth } = getApi(context).children[":id"];
  const outcome = await attempt(growth[":reading"].$delete({ param: { id: child, reading: id } }));
  flashOutcome(context, outcome, ({ message }) => message);
  return redirect(href("/record/child/:child", { child }), 303);
}

export default function Delete({ loaderData: { name, what }, params: { child } }: Route.ComponentProps) {
  const closeTo = href("/record/child/:child", { child });
  return (
    <Dialog title={m.recordDeleteTitle()} closeTo={closeTo}>
      <p>
        {name}: {what}
      </p>
      <p>{m.cannotGetBack()}</p>
      <Form method="post">
        <DialogActions closeTo={closeTo}>
          <SubmitButton tone="danger" sending={m.deleting()}>
            {m.recordDelete()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
