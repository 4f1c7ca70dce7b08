import { attempt, getApi } from "../../api/client.ts";
import { sendForm } from "../../enhance/send-form.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { draftFields } from "../../middleware/draft.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { ReportDialog } from "../reporting/report-dialog.tsx";
import { reportSchema } from "../reporting/report-schema.ts";
import type { Route } from "./+types/report.ts";
import { done } from "./done.ts";
import { usePageAddress } from "./page-address.ts";
import { loadText, subjectOf } from "./text.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { kind } = await loadText(url, context, false);
  return { kind, constraint: constraintsOf(reportSchema), defaultValue: draftFields(context) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { kind, id } = subjectOf(url);
  const submission = readForm(await request.formData(), reportSchema);
  if (submission.status !== "success") return incomplete(submission);
  const { forum, comment } = getApi(context);
  const reports = kind === "post" ? forum[":id"].report : comment[":id"].report;
  const outcome = await attempt(reports.$post({ param: { id }, json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  return done({ url, context }, outcome.value.message);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function Report({ loaderData: { kind, ...form }, actionData }: Route.ComponentProps) {
  return (
    <ReportDialog
      title={`Report this ${kind}`}
      lead="A moderator looks at it and tells you what was decided. Who wrote it does not learn that it was you."
      closeTo={usePageAddress("..")}
      result={actionData?.result}
      {...form}
    />
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
