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
      title="Log her out everywhere"
      member={member}
      lead="She needs her password to log in again. What she was writing there is lost. Her private calendar address ends too."
      button="Log her out everywhere"
      result={actionData?.result}
      {...loaderData}
    >
      {(fields) => <ReasonField field={fields.why} />}
    </ActDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
