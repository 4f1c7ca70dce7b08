import type { SubmissionResult } from "@conform-to/react";
import { ReportDialog } from "../reporting/report-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { useDialogAddress } from "./dialog-address.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { HideDialog } from "./hide-dialog.tsx";
import type { OpenDialog } from "./open-dialog.ts";
import type { Text } from "./text.ts";

/** What an action of the forum answers when a form comes back. */
export interface ForumAnswer {
  result?: SubmissionResult;
  /** The text as it stands now, where hers was changed meanwhile. */
  current?: Text;
}

/** The dialog that is open over the forum's list or a thread. */
export function ForumDialogs({ open, answer }: { open: OpenDialog | null; answer: ForumAnswer | undefined }) {
  const { closeTo } = useDialogAddress();
  if (!open) return null;
  const { name, text, constraint, held } = open;
  const props = { text, closeTo };
  const form = { result: answer?.result, constraint, held };
  if (name === "report") {
    const lead = "A moderator looks at it and tells you what was decided. Who wrote it does not learn that it was you.";
    return <ReportDialog title={`Report this ${text.kind}`} lead={lead} closeTo={closeTo} {...form} />;
  }
  if (name === "hide") return <HideDialog {...props} />;
  return name === "edit" ? <EditDialog {...props} {...form} current={answer?.current} /> : <DeleteDialog {...props} />;
}

/** The form that came back, out of what the page's action answered; nothing when that was about a like. */
export function answerOf(answer: ForumAnswer | { like: unknown } | undefined): ForumAnswer | undefined {
  return answer && "result" in answer ? answer : undefined;
}
