import { z } from "zod";
import { attempt, getApi } from "../../../api/client.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { constraintsOf, incomplete, readForm } from "../../../forms/submission.ts";
import { useServerForm } from "../../../forms/use-form.ts";
import { heldFields } from "../../../middleware/held-form.ts";
import type { Route } from "./+types/data.ts";
import { proof, settled } from "./act.ts";
import { ActForm, ProofField } from "./act-form.tsx";

const schema = z.object(proof);

export function loader({ context }: Route.LoaderArgs) {
  return { constraint: constraintsOf(schema), defaultValue: heldFields(context) };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const { why } = submission.value;
  const call = getApi(context).member[":id"].data.$post({ param: { id }, json: { proof: why } });
  return settled(submission, await attempt(call), { context, id });
}

export default function Data({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { member } = matches[1].loaderData;
  const { form, fields } = useServerForm<z.input<typeof schema>>({
    id: "act",
    result: actionData?.result,
    ...loaderData,
  });
  return (
    <Dialog title="Her data">
      <ActForm
        form={form}
        member={member}
        lead="We make one file with all that is hers. She finds it on her account, under My data, for one day. You can't read it."
        button="Make her file"
      >
        <ProofField field={fields.why} />
      </ActForm>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
