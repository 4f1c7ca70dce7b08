import { z } from "zod";
import { role } from "../../../../server/contract/member/fields.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { RadioField } from "../../../forms/field.tsx";
import { constraintsOf } from "../../../forms/submission.ts";
import { draftFields } from "../../../middleware/draft.ts";
import type { Route } from "./+types/role.ts";
import { act, reason } from "./act.ts";
import { ActDialog, ReasonField } from "./act-form.tsx";
import { roleInWords } from "./roles.ts";

const schema = z.object({ role, ...reason });

export function loader({ context }: Route.LoaderArgs) {
  return { constraint: constraintsOf(schema), draft: draftFields(context) };
}

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  return act(request, schema, { context, id }, ({ role, why }) =>
    attempt(getApi(context).member[":id"].role.$put({ param: { id }, json: { role, reason: why } })),
  );
}

const roleChoices = Object.entries(roleInWords).map(([value, label]) => ({ value, label }));

export default function Role({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { member } = matches[1].loaderData;
  return (
    <ActDialog<z.input<typeof schema>>
      title="Change role"
      member={member}
      lead="A moderator reviews reports and answers messages. An editor writes the content. An administrator can do everything."
      button="Change role"
      sending="Saving…"
      result={actionData?.result}
      constraint={loaderData.constraint}
      defaultValue={{ role: member.role, ...loaderData.draft }}
    >
      {(fields) => (
        <>
          <RadioField field={fields.role} label="Role" choices={roleChoices} />
          <ReasonField field={fields.why} hint="It stays in the log." />
        </>
      )}
    </ActDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
