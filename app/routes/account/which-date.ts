import type { PregnancyInfo } from "../../api/types.ts";
import { formatDate } from "../../format/dates.ts";
import { m } from "../../messages/m.ts";

type Dating = PregnancyInfo["dating"];
type Weighed = Dating["weighed"][number];

const sources = [
  {
    name: "ACOG Committee Opinion 700: Methods for Estimating the Due Date (2017)",
    url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/05/methods-for-estimating-the-due-date",
  },
  {
    name: "ACOG Committee Opinion 688: Management of Suboptimally Dated Pregnancies (2017)",
    url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2017/03/management-of-suboptimally-dated-pregnancies",
  },
  {
    name: "RCOG: Having a small baby",
    url: "https://rcog.org.uk/for-the-public/browse-all-patient-information-leaflets/having-a-small-baby",
    checked: "2026-11-23",
  },
];

/** Made on the server, so that the texts are not part of the page's script. */
export function whichDate({ expectedDate, dating, numberOfBabies }: PregnancyInfo) {
  const counting = dating.weighed.find(({ counts }) => counts);
  if (!counting) return null;
  return {
    days: [
      ...dueDate(m.accountExpectedDueDate(), expectedDate, dating),
      ...dueDate(m.accountByLateScan(), dating.secondDate, dating),
    ],
    sentence: sentenceOf(counting, dating),
    said: [
      notCertainOf(dating, counting),
      dating.needsGrowthCheck ? m.accountGrowthCheck() : null,
      several[numberOfBabies]?.() ?? null,
    ].filter((text) => text !== null),
  };
}

const several: Partial<Record<number, () => string>> = {
  2: m.accountTwinsEarly,
  3: m.accountTripletsEarly,
  4: m.accountFourBabiesEarly,
};

/** All her dates, and the order in which we use them. */
export function dateRules({ dating }: PregnancyInfo) {
  return {
    dates: dating.weighed.map((one) => ({
      name: nameOf(one),
      day: one.counts ? m.accountThisCounts({ date: formatDate(one.date) }) : formatDate(one.date),
    })),
    order: m.accountFirstOfThese(),
    rules: [m.accountRuleTransfer(), m.accountRuleScan(), m.accountRulePeriod(), m.accountRuleGiven()],
    note: `${m.accountLateScan()} ${m.accountGrowthCheck()}`,
    sources,
  };
}

function dueDate(name: string, date: string | null, { isCertain }: Dating) {
  if (!date) return [];
  const day = formatDate(date);
  return [{ name, day: isCertain === false ? m.accountNotCertain({ date: day }) : day }];
}

const names: Record<Weighed["source"], string> = {
  ivf: m.accountByTransfer(),
  scan: m.accountByScan(),
  lastMenstrualPeriod: m.accountByPeriod(),
  cycle: m.accountByCycle(),
  given: m.accountByGiven(),
};

function nameOf({ source, scan }: Weighed) {
  return scan ? m.accountByScanOn({ date: formatDate(scan.date) }) : names[source];
}

function sentenceOf(counting: Weighed, dating: Dating) {
  const { source, scan } = counting;
  const { transferDate, lastMenstrualPeriod, cycleLength } = dating;
  if (source === "ivf" && transferDate) return m.accountFromTransfer({ date: formatDate(transferDate) });
  if (source === "scan" && scan) {
    return `${m.accountFromScan({ date: formatDate(scan.date) })} ${whyScan(counting, dating)}`;
  }
  if (source === "given" || !lastMenstrualPeriod) return m.accountFromGiven();
  const date = formatDate(lastMenstrualPeriod);
  const period =
    source === "cycle" && cycleLength !== null
      ? m.accountFromCycle({ date, days: cycleLength })
      : m.accountFromPeriod({ date });
  const difference = dating.weighed.find((one) => one.difference)?.difference;
  return difference ? `${period} ${whyNotScan(difference)}` : period;
}

function notCertainOf({ uncertainBecause, secondDate, pastDueFrom }: Dating, { source }: Weighed) {
  if (!uncertainBecause) return null;
  if (uncertainBecause === "periodDoesNotFit") return m.accountDoubtPeriod();
  if (uncertainBecause === "scanFrom22Weeks") return m.accountDoubt22();
  if (source === "scan") return m.accountDoubt28Alone();
  if (!secondDate || !pastDueFrom) return m.accountDoubt28Same();
  return m.accountDoubt28Both({ date: formatDate(secondDate), earlier: formatDate(pastDueFrom) });
}

function whyScan({ difference }: Weighed, { uncertainBecause }: Dating) {
  if (!difference) return m.accountNoPeriodGiven();
  const { days: count, limit } = difference;
  return uncertainBecause ? m.accountScanMoves({ count, limit }) : m.accountScanSurer({ count, limit });
}

function whyNotScan({ days: count, limit }: NonNullable<Weighed["difference"]>) {
  return count === 0 ? m.accountScanSame() : m.accountScanUsual({ count, limit });
}
