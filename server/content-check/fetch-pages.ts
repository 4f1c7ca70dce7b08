import { setTimeout as pause } from "node:timers/promises";
import parseRobots from "robots-parser";
import { fingerprintOfPage } from "./page-text.ts";

const AGENT = "UmeedContentCheck";
const HOSTS_AT_ONCE = 4;
const BYTES_MAX = 10 * 1024 * 1024;
/** So many sites in a row without a connection, and none with one: the machine is offline. */
const HOSTS_OF_PROOF = 6;

export type Outcome =
  | { kind: "read"; fingerprint: string }
  | { kind: "refused" }
  | { kind: "failed"; why: string; isUnreachable: boolean };

export interface Manners {
  timeoutMs: number;
  pauseMs: number;
}

export const POLITE: Manners = { timeoutMs: 20_000, pauseMs: 1_000 };

/** One page of a site at a time, of a few sites at once. @returns null when no site can be reached. */
export async function fetchPages(urls: string[], manners: Manners): Promise<Map<string, Outcome> | null> {
  const outcomes = new Map<string, Outcome>();
  const waiting = [...Map.groupBy(urls, (url) => new URL(url).origin)];
  let isOffline = false;
  const visitSites = async () => {
    for (let site = waiting.shift(); site && !isOffline; site = waiting.shift()) {
      for (const [url, outcome] of await pagesOfSite(...site, manners)) outcomes.set(url, outcome);
      isOffline = areAllUnreachable(outcomes);
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, visitSites));
  return isOffline || areAllUnreachable(outcomes, 1) ? null : outcomes;
}

function areAllUnreachable(outcomes: Map<string, Outcome>, hostsMin = HOSTS_OF_PROOF) {
  const hosts = new Set([...outcomes.keys()].map((url) => new URL(url).origin));
  const isUnreachable = (outcome: Outcome) => outcome.kind === "failed" && outcome.isUnreachable;
  return hosts.size >= hostsMin && [...outcomes.values()].every(isUnreachable);
}

async function pagesOfSite(origin: string, urls: string[], manners: Manners): Promise<[string, Outcome][]> {
  const rules = await rulesOf(origin, manners);
  if ("kind" in rules) return urls.map((url) => [url, rules]);
  const outcomes: [string, Outcome][] = [];
  for (const url of urls) {
    if (rules.isAllowed(url, AGENT) === false) {
      outcomes.push([url, { kind: "refused" }]);
      continue;
    }
    await pause(manners.pauseMs);
    outcomes.push([url, await pageAt(url, manners)]);
  }
  return outcomes;
}

async function rulesOf(origin: string, manners: Manners) {
  const address = `${origin}/robots.txt`;
  const answer = await get(address, manners);
  if ("kind" in answer) return answer;
  // As the standard has it: a site without the file allows all, one that fails allows nothing.
  if (answer.status >= 500) return failed(`robots.txt answers ${answer.status}`);
  return parseRobots(address, answer.status === 200 ? new TextDecoder().decode(answer.bytes) : "");
}

async function pageAt(url: string, manners: Manners): Promise<Outcome> {
  const answer = await get(url, manners);
  if ("kind" in answer) return answer;
  if (answer.status !== 200) return failed(`answers ${answer.status}`);
  const fingerprint = fingerprintOfPage(answer.bytes, answer.contentType);
  return fingerprint === null ? failed("has no text without its script") : { kind: "read", fingerprint };
}

async function get(url: string, { timeoutMs }: Manners) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { signal, headers: { "User-Agent": AGENT, Accept: "text/html,*/*;q=0.5" } });
    const bytes = await wholeBody(answer);
    if (!bytes) return failed("is too large");
    return { status: answer.status, contentType: answer.headers.get("content-type") ?? "", bytes };
  } catch (error) {
    return unreachable(error);
  }
}

async function wholeBody({ body }: Response): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > BYTES_MAX) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function failed(why: string, isUnreachable = false) {
  return { kind: "failed", why, isUnreachable } as const;
}

function unreachable(error: unknown) {
  if (!(error instanceof Error)) return failed("can't be reached", true);
  if (error.name === "TimeoutError") return failed("does not answer in time", true);
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
  return failed(`can't be reached (${code})`, true);
}
