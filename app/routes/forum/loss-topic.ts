import type { ForumTopic } from "../../api/types.ts";
import { griefPathOf } from "../account/loss-words.ts";
import { griefRow, lossSignsRow } from "../home/after-loss-rows.ts";

/** The id of a topic that Umeed brings never changes. */
export const LOSS_TOPIC = "loss";

/** After a loss nobody need look for it among those that are folded. */
export function lossFirst(topics: ForumTopic[]): ForumTopic[] {
  const isLoss = ({ id }: ForumTopic) => id === LOSS_TOPIC;
  return [
    ...topics.filter(isLoss).map((topic) => ({ ...topic, isUnlisted: false })),
    ...topics.filter((topic) => !isLoss(topic)),
  ];
}

export function helpAfterLoss() {
  const griefPath = griefPathOf("stillbirth");
  return [lossSignsRow(), ...(griefPath ? [griefRow(griefPath)] : [])];
}
