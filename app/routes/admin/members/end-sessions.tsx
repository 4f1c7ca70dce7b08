import { z } from "zod";
import { attempt, getApi } from "../../../api/client.ts";
import { constraintsOf, incomplete, readForm } from "../../../forms/submission.ts";
import { draftFields } from "../../../middleware/draft.ts";
import type { Route } from "./+types/end-sessions.ts";
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
  const call = getApi(context).member[":id"].session.$delete({ param: { id }, json: { reason: why } });
  return settled(submission, await attempt(call), { context, id });
}

export default function EndSessions({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { member } = matches[1].loaderData;
  return (
    <ActDialog<z.input<typeof schema>>
      title="Log her out everywhere"
      member={member}
      lead="She needs her password to log in again. What she was writing there is lost. Her private calendar address ends too."
      button="Log her out everywhere"
      result={actionData?.result}
      {...loaderData}
    >
      {(fields) => <ReasonField field={fields.why} />}
    </ActDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
