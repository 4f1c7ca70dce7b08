/**
 * Makes the faults of one process and of many happen and prints what came of each. It takes minutes, so it is not part of
 * the tests. A number as its one argument says how often the process is killed; `processes` makes only those of many,
 * `processes nginx` those of the parts of that name, `processes streams` those of ten thousand open pages; `reminders` only
 * those of ten thousand members who are reminded, `reminders 500` those of so many.
 */
import { tableOf, type Fault } from "./fault.ts";
import { killWhileWriting } from "./kills.ts";
import { manyProcesses } from "./many-processes.ts";
import { manyRequests } from "./many-requests.ts";
import { PROOFS, runProof } from "./proved.ts";
import { remindThousands } from "./reminders.ts";
import { slowSenders } from "./slow-senders.ts";
import { openStreams } from "./streams.ts";
import { streamsThroughBroker } from "./streams-through-broker.ts";
import { upgradeByDay } from "./upgrade.ts";

const [times = "200", only] = process.argv.slice(2);
const isManyOnly = times === "processes";
const isCount = (text: string) => /^[1-9]\d{0,4}$/.test(text);
if (times === "reminders") {
  const seen = await remindThousands(only !== undefined && isCount(only) ? Number(only) : undefined);
  console.log(tableOf(seen));
  process.exit(seen.every(({ isAsItMustBe }) => isAsItMustBe) ? 0 : 1);
}
if (!isManyOnly && !isCount(times)) {
  console.error(`'${times}' is no number of kills. Use: npm run test:faults -- 200, processes, or reminders`);
  process.exit(1);
}

const faults: Fault[] = [];
if (!isManyOnly) {
  for (const [what, happen] of [
    ["kills", () => killWhileWriting(Number(times))],
    ["slow senders", slowSenders],
    ["open streams", openStreams],
    ["many requests", manyRequests],
    ["upgrade by day", upgradeByDay],
  ] as const) {
    console.log(`… ${what}`);
    faults.push(await happen());
  }
  console.log(tableOf(faults));
  for (const proof of PROOFS) {
    console.log(`… ${proof.fault}`);
    faults.push(runProof(proof));
  }
  console.log(`\n${tableOf(faults)}`);
}
if (!isManyOnly) faults.push(...(await remindThousands()));
if (!only || only === "streams") faults.push(...(await streamsThroughBroker((line) => console.log(`… ${line}`))));
if (only !== "streams") faults.push(...(await manyProcesses((line) => console.log(`… ${line}`), only)));
console.log(`\n${tableOf(faults)}`);
process.exit(faults.every(({ isAsItMustBe }) => isAsItMustBe) ? 0 : 1);
