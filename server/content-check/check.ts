import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { readFiles } from "../content/load/folders.ts";
import type { TextBeside } from "../content/sources-beside.ts";
import { citedSources, type CitedSource } from "./cited-sources.ts";
import { fetchPages, type Manners, type Outcome } from "./fetch-pages.ts";
import { isMissing } from "../ports/files/missing-file.ts";

const FINGERPRINTS = "source-fingerprints.json";
const TEXTS_SHOWN = 3;

const Fingerprints = z.record(z.string(), z.string());

export interface Check {
  folder: string;
  /** YYYY-MM-DD */
  today: string;
  /** Whether pages that changed are stored as they are now, too; what has no fingerprint always gets one. */
  records: boolean;
  manners: Manners;
  beside?: TextBeside[];
}

/** @returns what an editor reads. @throws {Error} with one sentence for a folder or file that can't be read. */
export async function checkContent({ folder, today, records, manners, beside }: Check): Promise<string> {
  const sources = citedSources(await filesIn(folder), beside);
  const stored = await storedIn(folder);
  const outcomes = await fetchPages(
    sources.map(({ url }) => url),
    manners,
  );
  if (!outcomes) return [...reportOnDays(sources, today), OFFLINE].join("\n");

  const kept = fingerprintsAfter(sources, outcomes, stored, records);
  const report = [...reportOnDays(sources, today), ...reportOnPages(sources, outcomes, stored)];
  return [...report, ...(await store(folder, stored, kept))].join("\n");
}

function fingerprintsAfter(
  sources: CitedSource[],
  outcomes: Map<string, Outcome>,
  stored: Record<string, string>,
  records: boolean,
): Record<string, string> {
  const kept = sources.flatMap(({ url }) => {
    const outcome = outcomes.get(url);
    const now = outcome?.kind === "read" ? outcome.fingerprint : undefined;
    const fingerprint = records ? (now ?? stored[url]) : (stored[url] ?? now);
    return fingerprint === undefined ? [] : [[url, fingerprint] as const];
  });
  return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function store(folder: string, stored: Record<string, string>, kept: Record<string, string>) {
  const text = `${JSON.stringify(kept, null, 2)}\n`;
  if (text === `${JSON.stringify(stored, null, 2)}\n`) return [];
  const path = join(folder, FINGERPRINTS);
  try {
    await writeFile(path, text);
  } catch (error) {
    return [`Fingerprints can't be stored in ${path} (${messageOf(error)}), so the next run can't compare.`];
  }
  const fresh = Object.keys(kept).filter((url) => stored[url] === undefined).length;
  const again = Object.entries(kept).filter(([url, one]) => (stored[url] ?? one) !== one).length;
  return [
    ...(fresh > 0
      ? [`${counted(fresh, "was", "were")} looked at for the first time. What they say is stored in ${path}.`]
      : []),
    ...(again > 0 ? [`${counted(again, "that changed is", "that changed are")} stored.`] : []),
  ];
}

function counted(count: number, one: string, more: string) {
  return count === 1 ? `1 source ${one}` : `${count} sources ${more}`;
}

const OFFLINE = "No page can be reached from here, so only the days were looked at. Try again with a connection.";

function reportOnDays(sources: CitedSource[], today: string) {
  const yearAgo = Temporal.PlainDate.from(today).subtract({ years: 1 }).toString();
  const old = sources.filter(({ oldestReading }) => oldestReading !== null && oldestReading < yearAgo);
  const undated = sources.filter(({ oldestReading }) => oldestReading === null);
  return [
    `${sources.length} sources.`,
    ...section("Read more than a year ago", old, ({ oldestReading }) => oldestReading ?? ""),
    ...section("Without a day of reading", undated),
  ];
}

function reportOnPages(sources: CitedSource[], outcomes: Map<string, Outcome>, stored: Record<string, string>) {
  const read = sources.flatMap((source) => {
    const outcome = outcomes.get(source.url);
    return outcome?.kind === "read" ? [{ source, fingerprint: outcome.fingerprint }] : [];
  });
  const changed = read.filter(({ source: { url }, fingerprint }) => (stored[url] ?? fingerprint) !== fingerprint);
  const fresh = read.filter(({ source: { url } }) => stored[url] === undefined);
  const whyOf = ({ url }: CitedSource) => {
    const outcome = outcomes.get(url);
    return outcome?.kind === "failed" ? outcome.why : "";
  };
  return [
    ...section(
      "Changed since it was stored: read it again, then give --record",
      changed.map(({ source }) => source),
    ),
    ...section(
      "Not looked at, as the site asks programs not to",
      sources.filter(({ url }) => outcomes.get(url)?.kind === "refused"),
    ),
    ...section(
      "Not found out",
      sources.filter(({ url }) => outcomes.get(url)?.kind === "failed"),
      whyOf,
    ),
    `${read.length - changed.length - fresh.length} are as they were.`,
  ];
}

function section(title: string, sources: CitedSource[], detail: (source: CitedSource) => string = () => "") {
  if (sources.length === 0) return [];
  const lines = sources.map((source) => {
    const more = source.texts.length - TEXTS_SHOWN;
    const texts = source.texts.slice(0, TEXTS_SHOWN).join(", ") + (more > 0 ? ` and ${more} more` : "");
    return `  ${[detail(source), source.name, source.url].filter(Boolean).join("  ")}  (${texts})`;
  });
  return ["", `${title} (${sources.length}):`, ...lines, ""];
}

async function filesIn(folder: string) {
  return readFiles(pathToFileURL(`${resolve(folder)}/`)).catch((error: unknown) => {
    throw new Error(`${folder} can't be read (${messageOf(error)}).`, { cause: error });
  });
}

async function storedIn(folder: string) {
  const path = join(folder, FINGERPRINTS);
  try {
    return Fingerprints.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    if (isMissing(error)) return {};
    throw new Error(`${path} is not as it was stored. Take it back from Git, or delete it.`, { cause: error });
  }
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}
