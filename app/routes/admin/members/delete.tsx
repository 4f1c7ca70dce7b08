import { href } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../../api/client.ts";
import { CheckboxField } from "../../../forms/field.tsx";
import type { Route } from "./+types/delete.ts";
import { act, loaderOf, proof } from "./act.ts";
import { ActDialog, ProofField } from "./act-form.tsx";

const schema = z.object({ ...proof, keepsTexts: z.literal("on").optional() });

export const loader = loaderOf(schema);

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  return act(request, schema, { context, id, leadTo: href("/admin/members") }, ({ why, keepsTexts }) => {
    const json = { proof: why, keepsTexts: keepsTexts === "on" };
    return attempt(getApi(context).member[":id"].$delete({ param: { id }, json }));
  });
}

export default function Delete({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { member } = matches[1].loaderData;
  return (
    <ActDialog<z.input<typeof schema>>
      title="Delete account"
      member={member}
      lead="This can't be undone. People they wrote with keep their messages, under 'Deleted member'."
      button="Delete account"
      sending="Deleting…"
      tone="danger"
      result={actionData?.result}
      {...loaderData}
    >
      {(fields) => (
        <>
          <ProofField field={fields.why} />
          <CheckboxField
            field={fields.keepsTexts}
            label="Leave their posts and comments"
            hint="They stay in the forum under 'Deleted member' or under the other name they were written under."
          />
        </>
      )}
    </ActDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
