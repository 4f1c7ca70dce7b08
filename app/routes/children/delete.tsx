import { Form, href, redirect } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import { Dialog, DialogActions } from "../../components/dialog.tsx";
import { Rich } from "../../components/rich.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { requireAccount } from "../../middleware/require-account.ts";
import { flashOutcome } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/delete.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data: child } = await load(getApi(context).children[":id"].$get({ param: params }));
  return { called: child.called, isOfPregnancy: child.pregnancyId !== null };
}

export async function action({ params, context }: Route.ActionArgs) {
  const outcome = await attempt(getApi(context).children[":id"].$delete({ param: params }));
  flashOutcome(context, outcome, ({ message }) => message);
  return redirect(href("/children"), 303);
}

export default function Delete({ loaderData: { called, isOfPregnancy } }: Route.ComponentProps) {
  return (
    <Dialog title={m.childDeleteTitle()} closeTo={href("/children")}>
      <p>
        <Rich of={m.childDeleteWhat} marks={{ name: <bdi /> }} with={{ name: called }} />
      </p>
      {isOfPregnancy ? <p>{m.childDeleteKeeps()}</p> : null}
      <Form method="post">
        <DialogActions closeTo={href("/children")}>
          <SubmitButton tone="danger" sending={m.deleting()}>
            {m.childDelete()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
