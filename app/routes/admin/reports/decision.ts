import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import {
  DECISION_REASON_MISSING,
  decisionOutcome,
  decisionReason,
  seenState,
  SUSPENDED_DAYS_MISSING,
  suspendedDays,
} from "../../../../server/contract/moderation/fields.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { routeError } from "../../../api/failure.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { flash } from "../../../middleware/session.ts";
import type { CaseName } from "./case-name.ts";
import { needsReason } from "./choices.ts";
import { addressOf } from "./lists.ts";
import { nextCase } from "./next-case.ts";
import { shownCase } from "./shown-case.ts";
import { unmaskedBefore } from "./unmasking.ts";

const schema = z
  .object({
    outcome: decisionOutcome,
    reason: decisionReason.optional(),
    /** Unchecked: it counts with one outcome only. */
    days: z.string().optional(),
    /** The state and, for a review, the version that the moderator saw. */
    seen: seenState.optional(),
    version: z.coerce.number().int().optional(),
  })
  .refine(({ outcome, days }) => outcome !== "suspend" || suspendedDays.safeParse(Number(days)).success, {
    path: ["days"],
    error: SUSPENDED_DAYS_MISSING,
  })
  .refine(({ outcome, reason }) => !needsReason(outcome) || reason, {
    path: ["reason"],
    error: DECISION_REASON_MISSING,
  });

export type DecisionFields = z.input<typeof schema>;

export const decisionConstraint = () => constraintsOf(schema);

interface Asked {
  context: Readonly<RouterContextProvider>;
  name: CaseName;
  closeTo: string;
  /** The next case is opened after it. */
  isForNext: boolean;
}

/** When another moderator was first, the typed reason comes back with the present state. */
export async function decide(form: FormData, { context, name: param, closeTo, isForNext }: Asked) {
  const unmasked = unmaskedBefore(form);
  const submission = readForm(form, schema);
  if (submission.status !== "success") {
    const { data: back, init } = incomplete(submission);
    return data({ ...back, unmasked }, init ?? {});
  }
  // Before the decision, after which its place in the list is not known any more.
  const next = isForNext ? await nextCase(context, param) : null;
  const after = next ? addressOf("waiting", 1, next) : closeTo;
  const named = getApi(context).moderation[":kind"][":id"];
  const { days, ...decided } = submission.value;
  const json = decided.outcome === "suspend" ? { ...decided, days: Number(days) } : decided;
  const outcome = await attempt(named.decision.$post({ param, json }));
  if (outcome.ok) {
    flash(context, { kind: "status", message: outcome.value.message });
    return redirect(after, 303);
  }
  if (outcome.failure.status === 404) {
    // On the page of the failure it is still there.
    if (decided.reason) throw routeError(outcome.failure);
    flash(context, { kind: "alert", message: "This was decided or deleted meanwhile." });
    return redirect(after, 303);
  }
  const { data: back, init } = refused(submission, outcome.failure);
  const current = outcome.failure.status === 409 ? await attempt(named.$get({ param })) : null;
  if (!current?.ok) return data({ ...back, unmasked }, init ?? {});
  const timeZone = timeZoneOf(context);
  return data({ result: back.result, unmasked, current: shownCase(current.value.data, timeZone) }, init ?? {});
}
