import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { dropDraft, draftFields } from "../../middleware/draft.ts";
import { ReportDialog } from "../reporting/report-dialog.tsx";
import { reportSchema } from "../reporting/report-schema.ts";
import type { Route } from "./+types/report.ts";
import { sendOrAnswer } from "./conversation-answer.ts";
import { leadOn } from "./lead-on.ts";
import { loadSides } from "./load-sides.ts";
import { conversationAddress, positionIn } from "./message-address.ts";
import { m } from "../../messages/m.ts";

export async function loader({ params: { partnerId }, url, context }: Route.LoaderArgs) {
  const { partner } = await loadSides(partnerId, context);
  return {
    view: "report" as const,
    title: m.messageReportTitle({ name: partner.fullName }),
    lead: m.messageReportLead(),
    closeTo: conversationAddress(partnerId, positionIn(url.searchParams)),
    constraint: constraintsOf(reportSchema),
    defaultValue: draftFields(context),
  };
}

export async function action({ request, params: { partnerId }, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const submission = readForm(form, reportSchema);
  if (submission.status !== "success") return incomplete(submission);
  const { report } = getApi(context).messages.with[":partnerId"];
  const outcome = await attempt(report.$post({ param: { partnerId }, json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  dropDraft(context);
  const to = conversationAddress(partnerId, positionIn(url.searchParams));
  return leadOn({ form, context, to }, outcome);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrAnswer(args);

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportDialog {...loaderData} result={actionData?.result} />;
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
