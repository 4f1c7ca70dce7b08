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
      lead="Only when the member asked for it: it can't be undone. For a breach of the rules, suspend instead."
      button="Delete account"
      sending="Deleting…"
      tone="danger"
      result={actionData?.result}
      {...loaderData}
    >
      {(fields) => (
        <>
          <ProofField
            field={fields.why}
            hint="How you reached them and what they could tell you. What you write here is deleted too: the log keeps that you did it, and when."
          />
          <CheckboxField
            field={fields.keepsTexts}
            label="Leave their posts and comments"
            hint="They stay in the forum under “Deleted member”, or under the other name they were written under. Their pictures are deleted."
          />
          <h3>What is deleted</h3>
          <p>
            The account and its log-ins, dates, children, health record, reviews, messages to support, likes and
            pictures. Posts and comments too, with the comments of others below the posts, unless you tick the box.
          </p>
          <h3>What stays</h3>
          <p>
            Messages to members who are still here, under “Deleted member”. What belongs to an open report, until it is
            decided. The log, without the name and the reasons. Backups, until they are replaced.
          </p>
        </>
      )}
    </ActDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
