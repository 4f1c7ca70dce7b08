import { z } from "zod";
import { suspendedDays } from "../../../../server/contract/moderation/fields.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { TextField } from "../../../forms/field.tsx";
import type { Route } from "./+types/suspend.ts";
import { act, loaderOf, reason } from "./act.ts";
import { ActDialog, ReasonField } from "./act-form.tsx";

const schema = z.object({
  days: suspendedDays,
  ...reason,
});

export const loader = loaderOf(schema);

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  return act(request, schema, { context, id }, ({ days, why }) =>
    attempt(getApi(context).member[":id"].suspension.$put({ param: { id }, json: { days, reason: why } })),
  );
}

export default function Suspend({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { member } = matches[1].loaderData;
  return (
    <ActDialog<z.input<typeof schema>>
      title="Suspend"
      member={member}
      lead="They can still read, write to support and appeal. They can’t post, comment, like, report or message members."
      button="Suspend"
      sending="Saving…"
      result={actionData?.result}
      {...loaderData}
    >
      {(fields) => (
        <>
          <TextField field={fields.days} label="For how many days" hint="1 to 365." inputMode="numeric" />
          <ReasonField field={fields.why} />
        </>
      )}
    </ActDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
