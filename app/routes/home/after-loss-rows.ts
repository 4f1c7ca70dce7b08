import { href } from "react-router";
import type { getApi } from "../../api/client.ts";
import { griefPathOf, type LossKind } from "../account/loss-words.ts";
import { lastLost } from "../account/own-pregnancies.ts";
import { m } from "../../messages/m.ts";

const withMilk = new Set<LossKind>(["lateMiscarriage", "stillbirth", "infantDeath"]);

export function lossSignsRow() {
  return {
    icon: "triangle-alert" as const,
    title: m.homeLossSigns(),
    to: `${href("/danger-signs")}?who=afterLoss`,
    tone: "danger" as const,
  };
}

export function griefRow(to: string) {
  return { icon: "lamp" as const, title: m.homeLossAfter(), to };
}

/** Her danger signs, who listens, and what there is to read for her. */
export async function afterLossRows(api: ReturnType<typeof getApi>) {
  const lost = await lastLost(api).catch(() => null);
  const dialog = href("/account/after-loss");
  const griefPath = lost && griefPathOf(lost.kind);
  return [
    { ...lossSignsRow(), hint: m.homeLossSignsHint() },
    {
      icon: "phone" as const,
      title: m.homeLossTalk(),
      hint: m.homeLossTalkHint(),
      to: `${href("/")}#talk`,
    },
    {
      icon: "sprout" as const,
      title: m.homeLossBody(),
      hint: lost && withMilk.has(lost.kind) ? m.homeLossBodyHintMilk() : m.homeLossBodyHint(),
      to: `${dialog}#body`,
    },
    griefPath
      ? { ...griefRow(griefPath), hint: m.homeLossAfterHint() }
      : {
          icon: "lamp" as const,
          title: m.homeLossFeel(),
          hint: m.homeLossFeelHint(),
          to: `${dialog}#feelings`,
        },
  ];
}
