import type { SubmissionResult } from "@conform-to/react";
import type { Constraints } from "../../forms/use-form.ts";

/** What every dialog with a form is given by its page. */
export interface FormDialogProps {
  result: SubmissionResult | undefined;
  constraint: Constraints;
  /** What she had typed before she had to sign in again. */
  held: Record<string, string>;
  closeTo: string;
}
