import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { readFiles } from "../content/load/folders.ts";
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
  /** Whether what is read now is stored, to compare with later. */
  records: boolean;
  manners: Manners;
}

/** @returns what an editor reads. @throws {Error} with one sentence for a folder or file that can't be read. */
export async function checkContent({ folder, today, records, manners }: Check): Promise<string> {
  const sources = citedSources(await filesIn(folder));
  const stored = await storedIn(folder);
  const outcomes = await fetchPages(
    sources.map(({ url }) => url),
    manners,
  );
  const fingerprintNow = (url: string) => {
    const outcome = outcomes?.get(url);
    return outcome?.kind === "read" ? outcome.fingerprint : undefined;
  };
  const lines = [...reportOnDays(sources, today), ...(outcomes ? reportOnPages(sources, outcomes, stored) : [OFFLINE])];
  if (!records || !outcomes) return lines.join("\n");

  const kept = sources.flatMap(({ url }) => {
    const fingerprint = fingerprintNow(url) ?? stored[url];
    return fingerprint === undefined ? [] : [[url, fingerprint] as const];
  });
  const inOrder = Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(folder, FINGERPRINTS), `${JSON.stringify(inOrder, null, 2)}\n`);
  return [...lines, `${kept.length} fingerprints are stored in ${join(folder, FINGERPRINTS)}.`].join("\n");
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
      "Changed since it was stored: read it again",
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
    ...(fresh.length > 0 ? [`${fresh.length} have nothing stored to compare with. --record stores it.`] : []),
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
