import { href, type RouterContextProvider } from "react-router";
import { POSTNATAL_VISIT_KEYS } from "../../../server/contract/plan/keys.ts";
import { getApi, part } from "../../api/client.ts";
import type { Plan } from "../../api/types.ts";
import { helplinesHere } from "../danger-signs/helplines-here.ts";
import type { NextThing } from "../../format/next-thing.ts";
import { nextThings } from "../../format/next-things.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { griefPathOf, type LossKind } from "../account/loss-words.ts";
import { lastLost } from "../account/own-pregnancies.ts";
import { loadTip } from "./load-tip.ts";
import { isMoodOffered } from "./is-mood-offered.ts";
import { recordRow } from "./plan-of-today.ts";
import { m } from "../../messages/m.ts";

const withMilk = new Set<LossKind>(["lateMiscarriage", "stillbirth", "infantDeath"]);

const [FIRST_CHECK] = POSTNATAL_VISIT_KEYS;

export async function afterLossHome(request: Request, context: Readonly<RouterContextProvider>) {
  const api = getApi(context);
  const [rows, plan, tip, helplines, hasMoodOffer] = await Promise.all([
    afterLossRows(api),
    part(api.plan.$get()),
    loadTip(context),
    helplinesHere(request, context),
    isMoodOffered(context),
  ]);
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  const things = plan.value ? nextThings(plan.value.data, today) : null;
  const isFirstDay = plan.value !== undefined && isInFirstDay(plan.value.data);
  const quiet = (thing: NextThing | null | undefined) =>
    thing && isFirstDay ? { ...thing, file: null } : (thing ?? null);
  return {
    hasMoodOffer,
    rows,
    record: recordRow(),
    next: quiet(things?.cards.find(({ status }) => status !== "missed")),
    doneToday: quiet(things?.doneToday),
    planProblem: plan.problem ?? null,
    tip,
    helplines,
  };
}

/** No time to be asked about calendars. Her own first check is in the plan, done or not, until its day is over. */
function isInFirstDay({ items }: Plan) {
  return items.some(({ key, kind }) => kind === "ownCheck" && key === FIRST_CHECK);
}

/** Her danger signs, who listens, and what there is to read for her. */
export async function afterLossRows(api: ReturnType<typeof getApi>) {
  const lost = await lastLost(api).catch(() => null);
  const dialog = href("/account/after-loss");
  const griefPath = lost && griefPathOf(lost.kind);
  return [
    {
      icon: "triangle-alert" as const,
      title: m.homeLossSigns(),
      hint: m.homeLossSignsHint(),
      to: `${href("/danger-signs")}?who=afterLoss`,
      tone: "danger" as const,
    },
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
      ? {
          icon: "lamp" as const,
          title: m.homeLossAfter(),
          hint: m.homeLossAfterHint(),
          to: griefPath,
        }
      : {
          icon: "lamp" as const,
          title: m.homeLossFeel(),
          hint: m.homeLossFeelHint(),
          to: `${dialog}#feelings`,
        },
  ];
}
