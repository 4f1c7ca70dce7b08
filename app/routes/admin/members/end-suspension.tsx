import { z } from "zod";
import { attempt, getApi } from "../../../api/client.ts";
import { constraintsOf, incomplete, readForm } from "../../../forms/submission.ts";
import { draftFields } from "../../../middleware/draft.ts";
import type { Route } from "./+types/end-suspension.ts";
import { reason, settled } from "./act.ts";
import { ActDialog, ReasonField } from "./act-form.tsx";

const schema = z.object(reason);

export function loader({ context }: Route.LoaderArgs) {
  return { constraint: constraintsOf(schema), defaultValue: draftFields(context) };
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
  return (
    <ActDialog<z.input<typeof schema>>
      title="Give her voice back"
      member={member}
      lead="She can write again at once."
      button="Let her write"
      sending="Saving…"
      result={actionData?.result}
      {...loaderData}
    >
      {(fields) => <ReasonField field={fields.why} />}
    </ActDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
