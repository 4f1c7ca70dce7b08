import type { SubmissionResult } from "@conform-to/react";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { loadQuietly, type Problem } from "../../enhance/quiet-loads.ts";
import { ReportDialog } from "../reporting/report-dialog.tsx";
import { QuestionDialog, type Question } from "./question-dialog.tsx";
import type { loader } from "./report.tsx";
import { ViewProblem } from "./view-problem.tsx";
import { m } from "../../messages/m.ts";

interface Props {
  address: string;
  result: SubmissionResult | undefined;
}

export function PanelDialog({ address, result }: Props) {
  const { load, data } = useFetcher<Question | Awaited<ReturnType<typeof loader>> | Problem>({
    key: `dialog ${address}`,
  });
  useEffect(() => void loadQuietly(address, load), [address, load]);
  if (!data) return null;
  if ("problem" in data) {
    const reload = () => loadQuietly(address, load);
    return <ViewProblem lead={m.messageQuestionNotLoaded()} problem={data.problem} address={address} reload={reload} />;
  }
  if (data.view === "report") return <ReportDialog {...data} result={result} />;
  return <QuestionDialog data={data} result={result} />;
}
