import type { SubmissionResult } from "@conform-to/react";
import type { Constraints } from "../../forms/constraints.ts";

export interface FormDialogProps {
  result: SubmissionResult | undefined;
  constraint: Constraints;
  draft: Record<string, string>;
  closeTo: string;
}
