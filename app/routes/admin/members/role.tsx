import { z } from "zod";
import { role } from "../../../../server/contract/member/fields.ts";
import { ROLES } from "../../../../server/contract/member/roles.ts";
import { WHY_MAX } from "../../../../server/contract/member/limits.ts";
import { text } from "../../../../server/contract/text.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { RadioField } from "../../../forms/field.tsx";
import { constraintsOf } from "../../../forms/submission.ts";
import { draftFields } from "../../../middleware/draft.ts";
import type { Route } from "./+types/role.ts";
import { act } from "./act.ts";
import { ActDialog, ReasonField } from "./act-form.tsx";
import { rightsInWords, roleInWords } from "./roles.ts";

const schema = z.object({ role, why: text(WHY_MAX, "Say why the role changes.") });

export function loader({ context }: Route.LoaderArgs) {
  return { constraint: constraintsOf(schema), draft: draftFields(context) };
}

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  return act(request, schema, { context, id }, ({ role, why }) =>
    attempt(getApi(context).member[":id"].role.$put({ param: { id }, json: { role, reason: why } })),
  );
}

export default function Role({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { member } = matches[1].loaderData;
  const others = ROLES.filter((value) => value !== member.role);
  const choices = others.map((value) => ({ value, label: roleInWords[value], hint: rightsInWords[value] }));
  return (
    <ActDialog<z.input<typeof schema>>
      title="Change role"
      member={member}
      lead={`${roleInWords[member.role]} now.`}
      button="Change role"
      sending="Saving…"
      result={actionData?.result}
      constraint={loaderData.constraint}
      defaultValue={loaderData.draft}
    >
      {(fields) => (
        <>
          <RadioField field={fields.role} label="New role" choices={choices} className="choices column" />
          <ReasonField field={fields.why} hint="It stays in the log." />
        </>
      )}
    </ActDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
