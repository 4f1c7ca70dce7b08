import { href } from "react-router";
import type { PregnancyRecord, Source } from "../../api/types.ts";

/** What the words after a loss go by. */
export type LossKind = NonNullable<PregnancyRecord["loss"]>["kind"] | "oneOfSeveral";

interface LossWords {
  title: string;
  words: string[];
  /** What to know of her body, one point a line. */
  body: string[];
  /** When to get help at once. */
  signs: string;
  sources: Source[];
}

/** 'After losing a baby'. Ids of shipped content never change. */
const GRIEF_ARTICLE_ID = "79f7f317431e3b66c6dc7f85";
const griefKinds = new Set<LossKind>(["lateMiscarriage", "stillbirth", "infantDeath", "oneOfSeveral"]);

const sorry = "We are so sorry";
const noHurry = "There is no right way to feel, and no hurry. You need rest and care now, and you may ask for both.";
const harm = "Thoughts of dying or of harming yourself are as urgent: tell somebody now, and do not stay alone.";

const source = (name: string, url: string): Source => ({ name, url, checked: "2026-11-23" });
const urgentSigns = source(
  "Tommy's: When to get urgent help",
  "https://www.tommys.org/baby-loss-support/miscarriage-information-and-support/miscarriage-management/i-think-im-having-miscarriage",
);
const causes = source(
  "Tommy's: What causes a miscarriage?",
  "https://www.tommys.org/baby-loss-support/miscarriage-information-and-support/causes-miscarriage",
);
const firstPeriod = source(
  "Healthline: First period after miscarriage",
  "https://www.healthline.com/health/womens-health/first-period-after-miscarriage",
);
const whenToAsk = source(
  "Miscarriage Matters New Zealand: Health hub",
  "https://www.miscarriagematters.org.nz/health-hub",
);
const bloodGroup = source(
  "Birth.com.au: Rhesus negative blood group",
  "http://www.birth.com.au/pregnancy/pregnancy-difficulties/miscarriage/rhesus-negative-blood-group-anti-d-injection?view=full",
);
const ectopic = source(
  "UPMC: Ectopic pregnancy",
  "http://www.upmc.com/patients-visitors/education/pregnancy/Pages/ectopic-pregnancy.aspx",
);
const ectopicAgain = source(
  "Sharecare: When to call a doctor about an ectopic pregnancy",
  "https://www.sharecare.com/health/fertility-pregnancy-childbirth/when-doctor-ectopic-pregnancy",
);
const handbook = source(
  "World Health Organization: Clinical practice handbook",
  "https://www.ncbi.nlm.nih.gov/books/NBK190099/",
);
const secondTrimester = source(
  "Tommy's: After a second trimester loss",
  "https://www.tommys.org/pregnancy-information/pregnancy-complications/baby-loss/miscarriage/how-your-miscarriage-will-be-managed/treatment-late-miscarriage",
);
const lateMiscarriage = source(
  "The Miscarriage Association: Late miscarriage",
  "http://www.miscarriageassociation.org.uk/your-feelings/special-circumstances/late-miscarriage/",
);
const bodyAfterBirth = source(
  "Pregnancy, Birth and Baby: Your body after stillbirth or neonatal death",
  "https://www.pregnancybirthbaby.org.au/your-body-after-stillbirth-or-neonatal-death",
);
const mothersHealth = source(
  "Red Nose: A mother's health after a stillbirth or neonatal death",
  "https://rednosegriefandloss.org.au/support/article/a-mothers-health-after-a-stillbirth-or-neonatal-death",
);
const milkAfterDeath = source(
  "Tommy's: Your body after neonatal loss",
  "https://www.tommys.org/baby-loss/neonatal-death-information-and-support/your-body-after-neonatal-loss",
);
const deathOfATwin = source(
  "A Little Lifetime Foundation: Death of a twin",
  "https://alittlelifetime.ie/death_of_a_twin/",
);
const lossOfATwin = source(
  "Bounty: Loss of a twin in the womb",
  "https://bounty.com/pregnancy-and-birth/miscarriage-and-loss/loss-of-a-twin-in-the-womb",
);

const milk =
  "Milk may come in the first days. A firm, soft bra and cool cloths ease it. Press out only as much as takes the pain away. A doctor can tell you about tablets that stop it.";
const afterBirth =
  "Get help now, by day or night, for heavy bleeding, a fever, bad pain, a bad headache, chest pain, a swollen leg that hurts, or a red, hot breast.";
const checks =
  "Your own check-ups still matter: blood pressure, bleeding, milk, and how you feel. They stay in your calendar, in words that say no more than that.";

const wordsOf: Record<LossKind, LossWords> = {
  earlyMiscarriage: {
    title: sorry,
    words: [
      "A loss is a loss, however early it came. You may feel sad, angry, empty or calm. All of it is all right.",
      "It is very unlikely that anything you did, or did not do, was the cause.",
    ],
    body: [
      "Bleeding and cramps should get less from day to day. Use pads, not tampons.",
      "Your period most often comes back after 4 to 6 weeks. If it has not come after 8 weeks, ask at a clinic.",
      "If your blood group is negative, ask within 3 days whether you need an injection.",
    ],
    signs:
      "Get help now, by day or night, if you soak a pad in an hour or less, feel faint, have bad pain, a fever or chills, or if the blood smells bad.",
    sources: [urgentSigns, causes, firstPeriod, whenToAsk, bloodGroup],
  },
  ectopic: {
    title: sorry,
    words: [
      "You have lost a pregnancy, and your own health was in danger too. That is a lot to carry. There is no right way to feel, and no hurry.",
    ],
    body: [
      "You may need more blood tests or a scan after the treatment. Go to each one, also when you feel well.",
      "If you are pregnant again one day, tell the clinic early that this happened.",
    ],
    signs:
      "Get help now, by day or night, for strong pain in the belly, pain at the tip of your shoulder, feeling faint, or heavy bleeding. It can mean that you bleed inside.",
    sources: [ectopic, urgentSigns, ectopicAgain],
  },
  notSaid: {
    title: "We are with you",
    words: [
      "Whatever happened, and whatever you feel now, is all right. Nobody here asks you why, and nobody here judges you.",
    ],
    body: [
      "Rest, eat and drink, and let somebody you trust help you.",
      "Some bleeding and cramps for about 2 weeks are usual. They should get less from day to day.",
      "You may see a doctor or midwife alone, or bring somebody with you.",
    ],
    signs:
      "Get help now, by day or night, for heavy bleeding, pain that gets worse, a fever, or if you feel faint. Tell them what they need to know to help you: they are there for you.",
    sources: [handbook, urgentSigns],
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
      checks,
    ],
    signs: afterBirth,
    sources: [secondTrimester, lateMiscarriage, bodyAfterBirth],
  },
  stillbirth: {
    title: sorry,
    words: [noHurry],
    body: ["You bleed as after any birth. It gets less over the weeks.", milk, checks],
    signs: afterBirth,
    sources: [bodyAfterBirth, mothersHealth],
  },
  infantDeath: {
    title: sorry,
    words: [noHurry],
    body: [
      `${milk} If you were breastfeeding, let it fade slowly and do not stop at once.`,
      "If the birth was not long ago, you still bleed as after any birth. It gets less over the weeks.",
      checks,
    ],
    signs: afterBirth,
    sources: [bodyAfterBirth, mothersHealth, milkAfterDeath],
  },
  oneOfSeveral: {
    title: sorry,
    words: [
      "One of your babies has died. You may grieve and hope in the same hour. Both are true, and neither takes from the other.",
      "You may say the name of the baby who died, keep what is theirs, and be their mother.",
    ],
    body: ["Ask your doctor soon what this means for the other baby and for you, and when to be seen next."],
    signs: `${afterBirth} While you are pregnant also for waters that break, or a baby who moves less.`,
    sources: [deathOfATwin, lossOfATwin],
  },
  mistake: {
    title: "Nothing is counted now",
    words: ["Thank you for putting it right."],
    body: [],
    signs: "",
    sources: [],
  },
  // An older app's word for either; the API says which of them fits.
  miscarriage: { title: sorry, words: [noHurry], body: [], signs: afterBirth, sources: [urgentSigns] },
};

/** What she is told after a loss of this kind, and where it leads. Made on the server: its words are no part of the script. */
export function lossWords(kind: LossKind, { isPregnant }: { isPregnant: boolean }) {
  const { signs, ...words } = wordsOf[kind];
  const goesOn = kind === "oneOfSeveral";
  const who = goesOn ? (isPregnant ? "pregnant" : "afterBirth") : "afterLoss";
  return {
    ...words,
    pages: goesOn ? "Your pages go on, and count one baby fewer." : "Your pages have stopped counting.",
    help: kind === "mistake" ? null : { signs, harm, signsPath: `${href("/danger-signs")}?who=${who}` },
    griefPath: griefPathOf(kind),
  };
}

/** The article on grief, where its words fit. */
export function griefPathOf(kind: LossKind) {
  return griefKinds.has(kind) ? href("/article/:id", { id: GRIEF_ARTICLE_ID }) : null;
}
