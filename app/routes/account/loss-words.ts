import { href } from "react-router";
import type { DangerSignQuestion, PregnancyRecord, Source } from "../../api/types.ts";
import {
  urgentSigns,
  causes,
  firstPeriod,
  whenToAsk,
  bloodGroup,
  ectopic,
  antiD,
  antiDAfterBirth,
  methotrexate,
  afterMethotrexate,
  ectopicAgain,
  handbook,
  secondTrimester,
  lateMiscarriage,
  bodyAfterBirth,
  mothersHealth,
  milkAfterDeath,
  stoppingMilk,
  deathOfATwin,
  sharedPlacenta,
} from "../../../server/contract/pregnancies/loss-sources.ts";
import { m } from "../../messages/m.ts";

export type LossKind = NonNullable<PregnancyRecord["loss"]>["kind"] | "oneOfSeveral";

interface LossWords {
  title: string;
  words: string[];
  body: string[];
  sources: Source[];
}

/** 'After losing a baby'. Ids of shipped content never change. */
const GRIEF_ARTICLE_ID = "79f7f317431e3b66c6dc7f85";
const griefKinds = new Set<LossKind>(["lateMiscarriage", "stillbirth", "infantDeath", "oneOfSeveral"]);

const sorry = m.accountLossSorry();
const noHurry = m.accountLossNoHurry();
const harm = m.accountLossHarm();

const milk = m.accountLossMilk();
const checks = m.accountLossChecks();
const negativeGroup = m.accountLossNegativeGroup();
const notExamined = m.accountLossNotExamined();

const wordsOf: Record<LossKind, LossWords> = {
  earlyMiscarriage: {
    title: sorry,
    words: [m.accountLossIsLoss(), m.accountLossNotCause()],
    body: [notExamined, m.accountLossBleeding(), m.accountLossPeriodBack(), negativeGroup],
    sources: [urgentSigns, causes, firstPeriod, whenToAsk, bloodGroup],
  },
  ectopic: {
    title: sorry,
    words: [m.accountLossEctopicWords()],
    body: [
      m.accountLossInside(),
      m.accountLossMoreTests(),
      m.accountLossMethotrexate(),
      negativeGroup,
      m.accountLossTellClinic(),
    ],
    sources: [ectopic, urgentSigns, methotrexate, afterMethotrexate, antiD, ectopicAgain],
  },
  notSaid: {
    title: m.lossWithYou(),
    words: [m.accountLossWhatever()],
    body: [notExamined, m.accountLossRest(), m.accountLossUsual(), negativeGroup, m.accountLossAlone()],
    sources: [handbook, urgentSigns, antiD],
  },
  lateMiscarriage: {
    title: sorry,
    words: [m.accountLossRightWord(), noHurry],
    body: [m.accountLossSeeBaby(), `${m.accountLossMilkFrom16()} ${milk}`, negativeGroup, checks],
    sources: [secondTrimester, lateMiscarriage, bodyAfterBirth, stoppingMilk, antiD],
  },
  stillbirth: {
    title: sorry,
    words: [noHurry],
    body: [m.accountLossBleedAfterBirth(), milk, negativeGroup, checks],
    sources: [bodyAfterBirth, mothersHealth, stoppingMilk, antiDAfterBirth],
  },
  infantDeath: {
    title: sorry,
    words: [noHurry],
    body: [m.accountLossStillBleed(), `${milk} ${m.accountLossStopSlowly()}`, checks],
    sources: [bodyAfterBirth, mothersHealth, milkAfterDeath, stoppingMilk],
  },
  oneOfSeveral: {
    title: sorry,
    words: [m.accountLossGrieveAndHope(), m.accountLossSayName()],
    body: [m.accountLossCheckOther()],
    sources: [deathOfATwin],
  },
  mistake: {
    title: m.accountNothingCounted(),
    words: [m.accountLossPutRight()],
    body: [],
    sources: [],
  },
  // Older apps send this kind for both; the API decides which one fits.
  miscarriage: { title: sorry, words: [noHurry], body: [], sources: [urgentSigns] },
};

const oneOfSeveralWhilePregnant: LossWords = {
  ...wordsOf.oneOfSeveral,
  body: [m.accountLossStillPregnant()],
  sources: [...wordsOf.oneOfSeveral.sources, sharedPlacenta],
};

/** Made on the server, so that the texts are not part of the page's script. */
export function lossWords(
  kind: LossKind,
  { isPregnant, hasOwnChecks }: { isPregnant: boolean; hasOwnChecks: boolean },
) {
  const goesOn = kind === "oneOfSeveral";
  const { body, ...words } = goesOn && isPregnant ? oneOfSeveralWhilePregnant : wordsOf[kind];
  const who: DangerSignQuestion["who"] = goesOn ? (isPregnant ? "pregnant" : "afterBirth") : "afterLoss";
  return {
    ...words,
    body: body.filter((point) => hasOwnChecks || point !== checks),
    pages: goesOn ? m.accountLossOneFewer() : m.accountLossStopped(),
    help: kind === "mistake" ? null : { who, harm, signsPath: `${href("/danger-signs")}?who=${who}` },
    griefPath: griefPathOf(kind),
  };
}

export function griefPathOf(kind: LossKind) {
  return griefKinds.has(kind) ? href("/article/:id", { id: GRIEF_ARTICLE_ID }) : null;
}
