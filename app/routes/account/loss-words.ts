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

const sorry = "We are so sorry";
const noHurry = "There is no right way to feel, and no hurry. You need rest and care now, and you may ask for both.";
const harm = "If you think of dying or of harming yourself, tell somebody, and do not stay alone.";

const milk =
  "Milk may come in the first days. A soft bra that fits firmly and cool cloths ease it. Press out only as much as takes the pain away. A doctor can tell you about tablets that stop it. Say if your blood pressure was ever high.";
const checks =
  "Your own check-ups still matter: blood pressure, bleeding, milk, and how you feel. You find them in your calendar as 'Your own check'.";
const negativeGroup = "If your blood group is negative, ask within 3 days whether you need an injection.";
const notExamined = "If nobody has examined you yet, be seen today.";

const wordsOf: Record<LossKind, LossWords> = {
  earlyMiscarriage: {
    title: sorry,
    words: [
      "A loss is a loss, however early it came. You may feel sad, angry, empty or calm. All of it is all right.",
      "It is very unlikely that anything you did, or did not do, was the cause.",
    ],
    body: [
      notExamined,
      "Bleeding and cramps should get less from day to day. Use pads, not tampons.",
      "Your period most often comes back after 4 to 6 weeks. If it has not come after 8 weeks, ask at a clinic.",
      negativeGroup,
    ],
    sources: [urgentSigns, causes, firstPeriod, whenToAsk, bloodGroup],
  },
  ectopic: {
    title: sorry,
    words: [
      "You have lost a pregnancy, and your own health was in danger too. That is a lot to carry. There is no right way to feel, and no hurry.",
    ],
    body: [
      "Pain in the belly or in the tip of your shoulder, or feeling faint, can mean that you are bleeding inside.",
      "You may need more blood tests or a scan after the treatment. Go to each one, also when you feel well.",
      "If you were treated with methotrexate, take no folic acid, iron-folic acid or MMS, and do not become pregnant, until your doctor agrees.",
      negativeGroup,
      "If you are pregnant again one day, tell the clinic early that this happened.",
    ],
    sources: [ectopic, urgentSigns, methotrexate, afterMethotrexate, antiD, ectopicAgain],
  },
  notSaid: {
    title: "We are with you",
    words: [
      "Whatever happened, and whatever you feel now, is all right. Nobody here asks you why, and nobody here judges you.",
    ],
    body: [
      notExamined,
      "Rest, eat and drink, and let somebody you trust help you.",
      "Some bleeding and cramps for about 2 weeks are usual. They should get less from day to day.",
      negativeGroup,
      "You may see a doctor or midwife alone, or bring somebody with you. Tell them what they need to know to help you: they are there for you.",
    ],
    sources: [handbook, urgentSigns, antiD],
  },
  lateMiscarriage: {
    title: sorry,
    words: [
      "You may call it a miscarriage, a birth or the loss of your baby. The right word is the one that fits you.",
      noHurry,
    ],
    body: [
      "You may ask to see your baby, and you may choose not to. Both are right.",
      `From about 16 weeks on, your body may make milk. ${milk}`,
      negativeGroup,
      checks,
    ],
    sources: [secondTrimester, lateMiscarriage, bodyAfterBirth, stoppingMilk, antiD],
  },
  stillbirth: {
    title: sorry,
    words: [noHurry],
    body: ["You bleed as after any birth. It gets less over the weeks.", milk, negativeGroup, checks],
    sources: [bodyAfterBirth, mothersHealth, stoppingMilk, antiDAfterBirth],
  },
  infantDeath: {
    title: sorry,
    words: [noHurry],
    body: [
      `${milk} If you were breastfeeding, let it fade slowly and do not stop at once.`,
      "If the birth was not long ago, you still bleed as after any birth. It gets less over the weeks.",
      checks,
    ],
    sources: [bodyAfterBirth, mothersHealth, milkAfterDeath, stoppingMilk],
  },
  oneOfSeveral: {
    title: sorry,
    words: [
      "One of your babies has died. You may grieve and hope in the same hour. Both are true, and neither takes from the other.",
      "You may say the name of the baby who died, keep what is theirs, and be their mother.",
    ],
    body: [
      "If nobody has checked you and the other baby since, be seen today. Ask what this means for the other baby and for you.",
    ],
    sources: [deathOfATwin],
  },
  mistake: {
    title: "Nothing is counted now",
    words: ["Thank you for putting it right."],
    body: [],
    sources: [],
  },
  // Older apps send this kind for both; the API decides which one fits.
  miscarriage: { title: sorry, words: [noHurry], body: [], sources: [urgentSigns] },
};

const oneOfSeveralWhilePregnant: LossWords = {
  ...wordsOf.oneOfSeveral,
  body: [
    "If you are still pregnant and nobody has checked you since, go to your hospital now. Ask what this means for the other baby and for you.",
  ],
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
    pages: goesOn ? "Your pages go on, and count one baby fewer." : "Your pages have stopped counting.",
    help: kind === "mistake" ? null : { who, harm, signsPath: `${href("/danger-signs")}?who=${who}` },
    griefPath: griefPathOf(kind),
  };
}

export function griefPathOf(kind: LossKind) {
  return griefKinds.has(kind) ? href("/article/:id", { id: GRIEF_ARTICLE_ID }) : null;
}
