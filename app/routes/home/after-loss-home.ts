import type { RouterContextProvider } from "react-router";
import { POSTNATAL_VISIT_KEYS } from "../../../server/contract/plan/keys.ts";
import { getApi, part } from "../../api/client.ts";
import type { Plan } from "../../api/types.ts";
import { helplinesHere } from "../danger-signs/helplines-here.ts";
import type { NextThing } from "../../format/next-thing.ts";
import { nextThings } from "../../format/next-things.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { LOSS_TOPIC } from "../forum/loss-topic.ts";
import { topicAddress } from "../forum/post-address.ts";
import { afterLossRows } from "./after-loss-rows.ts";
import { loadTip } from "./load-tip.ts";
import { isMoodOffered } from "./is-mood-offered.ts";
import { recordRow } from "./plan-of-today.ts";
import { m } from "../../messages/m.ts";

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
    others: {
      icon: "messages-square" as const,
      title: m.homeLossForum(),
      hint: m.homeLossForumHint(),
      to: topicAddress(LOSS_TOPIC),
    },
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
