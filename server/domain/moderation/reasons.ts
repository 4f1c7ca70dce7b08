import type { Selectable } from "kysely";
import type { REPORT_REASONS } from "../../contract/moderation/choices.ts";
import type { ReportTable } from "../../db/schema/moderation.ts";

export type ReportReason = (typeof REPORT_REASONS)[number];

type Stored = Pick<Selectable<ReportTable>, "reason" | "inDanger">;

export function stored(reason: ReportReason): Stored {
  return reason === "inDanger" ? { reason: "other", inDanger: 1 } : { reason, inDanger: 0 };
}

export function reasonOf({ reason, inDanger }: Stored): ReportReason {
  return inDanger === 1 ? "inDanger" : reason;
}
