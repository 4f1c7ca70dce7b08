import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { hostContext } from "../../../host.ts";
import { flash } from "../../../middleware/session.ts";
import type { CaseName } from "./case-name.ts";
import { shownCase } from "./shown-case.ts";
import { tracedBefore } from "./tracing.ts";

const WHY = "Say why, in words that the author can read.";
const DAYS = "Say how many days, from 1 to 365.";

const schema = z
  .object({
    outcome: z.enum(
      ["hide", "restore", "dismiss", "remove", "warn", "suspend", "uphold", "undo"],
      "Choose what to do.",
    ),
    reason: z.string().trim().max(500, "Use at most 500 characters.").optional(),
    /** As typed: it counts with one outcome alone. */
    days: z.string().optional(),
    /** Where the text stood, and of a review the words, that she had before her. */
    seen: z.enum(["shown", "waiting", "reported", "hidden"]).optional(),
    version: z.coerce.number().int().optional(),
  })
  .refine(({ outcome, days }) => outcome !== "suspend" || isDays(Number(days)), { path: ["days"], error: DAYS })
  // What others may read needs no word for its author.
  .refine(({ outcome, reason }) => outcome === "restore" || outcome === "dismiss" || reason, {
    path: ["reason"],
    error: WHY,
  });

function isDays(days: number) {
  return Number.isInteger(days) && days >= 1 && days <= 365;
}

export type DecisionFields = z.input<typeof schema>;

export const decisionConstraint = () => constraintsOf(schema);

interface Asked {
  context: Readonly<RouterContextProvider>;
  name: CaseName;
  /** The list over which the case is open. */
  closeTo: string;
}

/** Decides about what the address names. When another moderator was first, her reason comes back with what stands now. */
export async function decide(form: FormData, { context, name: param, closeTo }: Asked) {
  const traced = tracedBefore(form);
  const submission = readForm(form, schema);
  if (submission.status !== "success") {
    const { data: back, init } = incomplete(submission);
    return data({ ...back, traced }, init ?? {});
  }
  const named = getApi(context).moderation[":kind"][":id"];
  const { days, ...decided } = submission.value;
  const json = decided.outcome === "suspend" ? { ...decided, days: Number(days) } : decided;
  const outcome = await attempt(named.decision.$post({ param, json }));
  if (outcome.ok) {
    flash(context, { kind: "status", message: outcome.value.message });
    return redirect(closeTo, 303);
  }
  if (outcome.failure.status === 404) {
    flash(context, { kind: "alert", message: "This was decided or deleted meanwhile." });
    return redirect(closeTo, 303);
  }
  const { data: back, init } = refused(submission, outcome.failure);
  const current = outcome.failure.status === 409 ? await attempt(named.$get({ param })) : null;
  if (!current?.ok) return data({ ...back, traced }, init ?? {});
  const { timeZone } = context.get(hostContext);
  return data({ result: back.result, traced, current: shownCase(current.value.data, timeZone) }, init ?? {});
}
