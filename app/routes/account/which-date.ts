import type { PregnancyInfo } from "../../api/types.ts";
import { formatDate } from "../../format/dates.ts";

type Dating = PregnancyInfo["dating"];
type Weighed = Dating["weighed"][number];

const rules = [
  "An embryo transfer, because the day is known exactly: 261 days are added when the embryo was 5 days old, 263 when it was 3. No scan moves it.",
  "The first scan from 6 weeks on, if it differs much from the last period: by more than 5 days before 9 weeks, 7 before 16, 10 before 22, 14 before 28. A later scan measures less well and does not move the date.",
  "The first day of the last period and 280 days, with as many days more or fewer as your cycle is longer or shorter than 28.",
  "A due date that you were given, when we know nothing else.",
];

const growth =
  "A baby who measures small for these weeks needs a growth check. Many are well. Ask your doctor this week.";

const late = `Was your first scan at 22 weeks or later? Then your dates are not certain. From 28 weeks no scan moves the date. ${growth}`;

const advice =
  "Does your doctor count from another date? Ask what it rests on, and enter that here; or enter that due date alone and leave the rest empty. Whichever counts, it says about when: few babies come on the very day.";

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
  const several = [null, null, "Twins", "Triplets", "Babies of four or more"][numberOfBabies];
  return {
    days: [
      ...dueDate("Expected Due Date", expectedDate, dating),
      ...dueDate("By your late scan", dating.secondDate, dating),
    ],
    sentence: sentenceOf(counting, dating),
    said: [
      notCertainOf(dating, counting),
      dating.needsGrowthCheck ? growth : null,
      several
        ? `${several} are often born some weeks before the due date. Ask your doctor when and where yours should be born, and have everything ready by 32 weeks.`
        : null,
    ].filter((text) => text !== null),
  };
}

/** All her dates, and the order in which we use them. */
export function dateRules({ dating }: PregnancyInfo) {
  return {
    dates: dating.weighed.map((one) => ({
      name: nameOf(one),
      day: one.counts ? `${formatDate(one.date)} (this counts)` : formatDate(one.date),
    })),
    order: "We use the first of these that you gave us:",
    rules,
    notes: [late, advice],
    sources,
  };
}

function dueDate(name: string, date: string | null, { isCertain }: Dating) {
  return date ? [{ name, day: `${formatDate(date)}${isCertain === false ? " (not certain)" : ""}` }] : [];
}

const names: Record<Weighed["source"], string> = {
  ivf: "By the transfer",
  scan: "By the scan",
  lastMenstrualPeriod: "By the last period",
  cycle: "By the last period and cycle",
  given: "The due date you were given",
};

function nameOf({ source, scan }: Weighed) {
  return `${names[source]}${on(scan?.date ?? null)}`;
}

function sentenceOf(counting: Weighed, dating: Dating) {
  const scan = dating.weighed.find(({ difference }) => difference);
  if (counting.source === "given") return "Counted from the due date that you gave.";
  if (counting.source === "ivf") {
    return `Counted from your embryo transfer${on(dating.transferDate)}, whose day is known exactly.`;
  }
  if (counting.source === "scan") {
    return `Counted from your scan${on(counting.scan?.date ?? null)}. ${whyScan(counting, dating)}`;
  }
  const cycle = counting.source === "cycle" ? `, and your cycle of ${dating.cycleLength} days` : "";
  const period = `Counted from the first day of your last period${comma(dating.lastMenstrualPeriod)}${cycle}.`;
  return scan?.difference ? `${period} ${whyNotScan(scan.difference)}` : period;
}

function notCertainOf({ uncertainBecause, secondDate, pastDueFrom }: Dating, { source }: Weighed) {
  if (!uncertainBecause) return null;
  const dates = "Your dates are not certain.";
  if (uncertainBecause === "periodDoesNotFit") {
    return `${dates} Your last period does not fit your scan. Check both days, and ask your doctor.`;
  }
  if (uncertainBecause === "scanFrom22Weeks") {
    return `${dates} Your first scan was at 22 weeks or later. So late, a scan cannot tell the date well. Ask your doctor.`;
  }
  const first = `${dates} Your first scan was at 28 weeks or later.`;
  if (source === "scan") {
    return `${first} We use its date because we have no other. Ask your doctor if you need another scan in 3 to 4 weeks.`;
  }
  if (!secondDate || !pastDueFrom) return `${first} It gives the same date. Ask your doctor.`;
  return `${first} It gives ${formatDate(secondDate)}. So late, no scan moves the date, and we show both. To see if you are past your due date, we use the earlier one, ${formatDate(pastDueFrom)}. Ask your doctor.`;
}

function whyScan({ difference }: Weighed, { uncertainBecause }: Dating) {
  if (!difference) return "You gave no last period.";
  const differs = `It differs from your last period by ${days(difference.days)}`;
  if (uncertainBecause) return `${differs}, and at that stage more than ${difference.limit} moves the date.`;
  return `${differs}; at that stage more than ${difference.limit} means that the scan is the surer one.`;
}

function whyNotScan({ days: count, limit }: NonNullable<Weighed["difference"]>) {
  if (count === 0) return "Your scan says the same.";
  return `Your scan differs by ${days(count)}; at that stage up to ${limit} is usual, so the date stays.`;
}

function days(count: number) {
  return count === 1 ? "1 day" : `${count} days`;
}

function on(date: string | null) {
  return date ? ` on ${formatDate(date)}` : "";
}

function comma(date: string | null) {
  return date ? `, ${formatDate(date)}` : "";
}
