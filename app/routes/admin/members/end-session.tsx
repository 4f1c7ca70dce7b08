import { z } from "zod";
import { attempt, getApi } from "../../../api/client.ts";
import type { Route } from "./+types/end-session.ts";
import { act, loaderOf, reason } from "./act.ts";
import { ActDialog, ReasonField } from "./act-form.tsx";

const schema = z.object(reason);

export const loader = loaderOf(schema);

export function action({ request, params: { id }, url, context }: Route.ActionArgs) {
  const param = { id, session: url.searchParams.get("session") ?? "" };
  return act(request, schema, { context, id }, ({ why }) =>
    attempt(getApi(context).member[":id"].session[":session"].$delete({ param, json: { reason: why } })),
  );
}

export default function EndSession({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { member } = matches[1].loaderData;
  return (
    <ActDialog<z.input<typeof schema>>
      title="Log out there"
      member={member}
      lead="They need their password to log in there again."
      button="Log out"
      result={actionData?.result}
      {...loaderData}
    >
      {(fields) => <ReasonField field={fields.why} />}
    </ActDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
