import type { ModerationCase } from "../../../api/types.ts";
import type { Choice } from "./choices.ts";

export interface QuickChoice extends Choice {
  /** What the author reads; null where a decision needs none. */
  reason: string | null;
}

type ReportReason = ModerationCase["reports"][number]["reason"];

/** To the author, of what was reported. A report of something else has to be answered in the moderator's own words. */
const reasons: Partial<Record<ReportReason, string>> = {
  unkind: "It is unkind to other members.",
  unsafeAdvice: "This advice could harm somebody who follows it.",
  spam: "It advertises something.",
  privateData: "It shows private data, such as a name, a number or an address.",
  unsuitablePicture: "The picture does not belong in this forum.",
};

/** Those of a case's choices that need no word of the moderator's: to leave it, and to hide what was rightly reported or does not belong here. */
export function quickChoices(
  { kind, reports, waitsFor }: Pick<ModerationCase, "kind" | "reports" | "waitsFor">,
  choices: Choice[],
) {
  if (kind === "answer") return [];
  const named = (value: string) => choices.find((choice) => choice.value === value);
  const leave = named("dismiss") ?? named("restore");
  const reported =
    reports.map(({ reason }) => reason).find((reason) => reasons[reason]) ??
    (waitsFor === "picture" && reports.length === 0 ? "unsuitablePicture" : undefined);
  const isOfPicture = reported === "unsuitablePicture";
  const hide = reported && ((isOfPicture ? named("removePicture") : undefined) ?? named("hide"));
  return [
    ...(leave ? [{ ...leave, reason: null }] : []),
    ...(reported && hide ? [{ ...hide, reason: reasons[reported] ?? null }] : []),
  ] satisfies QuickChoice[];
}
