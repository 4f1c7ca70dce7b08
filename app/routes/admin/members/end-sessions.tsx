import { z } from "zod";
import { attempt, getApi } from "../../../api/client.ts";
import type { Route } from "./+types/end-sessions.ts";
import { act, loaderOf, reason } from "./act.ts";
import { ActDialog, ReasonField } from "./act-form.tsx";

const schema = z.object(reason);

export const loader = loaderOf(schema);

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  return act(request, schema, { context, id }, ({ why }) =>
    attempt(getApi(context).member[":id"].session.$delete({ param: { id }, json: { reason: why } })),
  );
}

export default function EndSessions({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { member } = matches[1].loaderData;
  return (
    <ActDialog<z.input<typeof schema>>
      title="Log out everywhere"
      member={member}
      lead="They need their password to log in again. What they were writing there is lost. Their private calendar address ends too."
      button="Log out everywhere"
      result={actionData?.result}
      {...loaderData}
    >
      {(fields) => <ReasonField field={fields.why} />}
    </ActDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
