import { href } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { DeleteRow } from "../../components/delete-row.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { constraintsOf } from "../../forms/submission.ts";
import { childCardPath } from "../downloads/child-card.ts";
import { draftFields } from "../../middleware/draft.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/edit.ts";
import { ChildForm } from "./child-form.tsx";
import { childSchema } from "./child-schema.ts";
import { childValues } from "./child-values.ts";
import { saveChild } from "./save-child.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data: child } = await load(getApi(context).children[":id"].$get({ param: params }));
  return {
    id: child.id,
    called: child.called,
    constraint: constraintsOf(childSchema),
    defaultValue: childValues(child, draftFields(context)),
  };
}

export function action({ request, params, context }: Route.ActionArgs) {
  return saveChild(request, context, params.id);
}

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const { id, called, ...known } = loaderData;
  return (
    <Dialog title={m.childDetails({ name: called })} closeTo={href("/children")}>
      <RowList>
        <Row to={href("/record/child/:child", { child: id })} icon="activity" title={m.planChildGrowth()} />
        <Row to={childCardPath(id)} icon="download" title={m.childCard()} reloadDocument />
      </RowList>
      <ChildForm result={actionData?.result} {...known}>
        <DeleteRow to={href("/children/delete/:id", { id })} title={m.childDelete()} />
      </ChildForm>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
