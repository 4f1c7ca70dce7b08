import { z } from "zod";
import { attempt, getApi } from "../../../api/client.ts";
import type { Route } from "./+types/end-suspension.ts";
import { act, loaderOf, reason } from "./act.ts";
import { ActDialog, ReasonField } from "./act-form.tsx";

const schema = z.object(reason);

export const loader = loaderOf(schema);

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  return act(request, schema, { context, id }, ({ why }) =>
    attempt(getApi(context).member[":id"].suspension.$delete({ param: { id }, json: { reason: why } })),
  );
}

export default function EndSuspension({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { member } = matches[1].loaderData;
  return (
    <ActDialog<z.input<typeof schema>>
      title="End suspension"
      member={member}
      lead="They can write again at once."
      button="End suspension"
      sending="Saving…"
      result={actionData?.result}
      {...loaderData}
    >
      {(fields) => <ReasonField field={fields.why} />}
    </ActDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
