import { join } from "node:path";
import { load, type Load } from "./load.ts";
import { startProcess, type Running } from "./processes.ts";
import type { Row } from "./table.ts";

const rung = join(import.meta.dirname, "rung.ts");
/** What the lowest rung gave on the machine that the budgets were written on. */
const BUDGET_RUNG = 28_759;
/** The first warms up. What else runs on the machine disturbs a round or two; the best of the rest counts. */
const ROUNDS = 4;

interface Target {
  url: string;
  headers?: Record<string, string>;
}

/** The ladder and our pages beside it, in rounds that take turns: ratios say more than numbers. */
export async function ladderRows(site: Running, cookie: string): Promise<Row[]> {
  const rungs = await startRungs(["constant", "adaptor", "react", "router"]);
  try {
    return rowsOf(
      await measure({
        ...rungs.targets,
        home: { url: `${site.address}/`, headers: { "accept-encoding": "br" } },
        weeks: { url: `${site.address}/weeks`, headers: { "accept-encoding": "br" } },
        member: { url: `${site.address}/`, headers: { cookie } },
        squeezed: { url: `${site.address}/`, headers: { cookie, "accept-encoding": "br" } },
      }),
    );
  } finally {
    await rungs.stop();
  }
}

function rowsOf(best: (name: string) => Load): Row[] {
  const tell = (what: string, name: string): Row => ({ what, budget: "", measured: say(best(name)) });
  const against = (what: string, name: string, beside: string, least: number): Row => {
    const ratio = best(name).perSecond / best(beside).perSecond;
    return { what, budget: `≥ ${least}`, measured: `${ratio.toFixed(2)} (${say(best(name))})`, holds: ratio >= least };
  };
  const speed = best("constant").perSecond / BUDGET_RUNG;
  return [
    tell("rung: constant 20 KB, node:http", "constant"),
    tell("rung: fetch adaptor", "adaptor"),
    tell("rung: React alone, 30 cards", "react"),
    tell("rung: React Router, her home's markup, constant data", "router"),
    against("visitor's home, brotli / adaptor", "home", "adaptor", 0.5),
    against("/weeks, brotli / adaptor", "weeks", "adaptor", 0.5),
    against("member's home / React Router rung", "member", "router", 0.7),
    tell("member's home with brotli", "squeezed"),
    { what: "this machine / the budgets' machine", budget: "", measured: `${speed.toFixed(2)} of ${BUDGET_RUNG}/s` },
  ];
}

/** Loads each target in turn, several times; gives each one's best round. */
async function measure(targets: Record<string, Target>): Promise<(name: string) => Load> {
  const rounds: { name: string; round: Load }[] = [];
  for (let index = 0; index < ROUNDS; index += 1) {
    for (const [name, { url, headers }] of Object.entries(targets)) {
      const round = await load(url, headers);
      if (index > 0) rounds.push({ name, round });
    }
  }
  rounds.sort((one, other) => other.round.perSecond - one.round.perSecond);
  return (wanted) => rounds.find(({ name }) => name === wanted)?.round ?? { perSecond: 0, p99: 0 };
}

async function startRungs(names: string[]) {
  const started = await Promise.all(
    names.map(async (name) => ({
      name,
      running: await startProcess([process.execPath, rung, name], {}, [/answers on (\S+)/]),
    })),
  );
  const targets: Record<string, Target> = Object.fromEntries(
    started.map(({ name, running }) => [name, { url: `${running.address}/` }]),
  );
  return { targets, stop: () => Promise.all(started.map(({ running }) => running.stop())) };
}

function say({ perSecond, p99 }: Load) {
  return `${Math.round(perSecond)}/s, p99 ${p99.toFixed(1)} ms`;
}
