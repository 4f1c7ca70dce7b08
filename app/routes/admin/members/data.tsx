import { z } from "zod";
import { attempt, getApi } from "../../../api/client.ts";
import type { Route } from "./+types/data.ts";
import { act, loaderOf, proof } from "./act.ts";
import { ActDialog, ProofField } from "./act-form.tsx";

const schema = z.object(proof);

export const loader = loaderOf(schema);

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  return act(request, schema, { context, id }, ({ why }) =>
    attempt(getApi(context).member[":id"].data.$post({ param: { id }, json: { proof: why } })),
  );
}

export default function Data({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { member } = matches[1].loaderData;
  return (
    <ActDialog<z.input<typeof schema>>
      title="Export data"
      member={member}
      lead="We make one file with all their data. They find it in their account, under My data, for one day. You can't read it."
      button="Make the file"
      result={actionData?.result}
      {...loaderData}
    >
      {(fields) => <ProofField field={fields.why} />}
    </ActDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
