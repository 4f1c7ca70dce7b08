import { z } from "zod";
import { attempt, getApi } from "../../../api/client.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { constraintsOf, incomplete, readForm } from "../../../forms/submission.ts";
import { useServerForm } from "../../../forms/use-form.ts";
import { heldFields } from "../../../middleware/held-form.ts";
import type { Route } from "./+types/give-voice.ts";
import { reason, settled } from "./act.ts";
import { ActForm, ReasonField } from "./act-form.tsx";

const schema = z.object(reason);

export function loader({ context }: Route.LoaderArgs) {
  return { constraint: constraintsOf(schema), defaultValue: heldFields(context) };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const { why } = submission.value;
  const call = getApi(context).member[":id"].suspension.$delete({ param: { id }, json: { reason: why } });
  return settled(submission, await attempt(call), { context, id });
}

export default function GiveVoice({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { member } = matches[1].loaderData;
  const { form, fields } = useServerForm<z.input<typeof schema>>({
    id: "act",
    result: actionData?.result,
    ...loaderData,
  });
  return (
    <Dialog title="Give her voice back">
      <ActForm form={form} member={member} lead="She can write again at once." button="Let her write" sending="Saving…">
        <ReasonField field={fields.why} />
      </ActForm>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
