import { Agent, get } from "node:http";

const CONNECTIONS = 16;
const MEASURED_MS = 1_200;
/** However fast the answers come, a run ends. */
const MOST_REQUESTS = 150_000;

/** How fast an address answers when 16 connections ask without a pause. */
export interface Load {
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers were there. */
  p99: number;
}

/** Loads one address of this machine. Any answer but 200 ends the run with an error. */
export async function load(url: string, headers: Record<string, string> = {}): Promise<Load> {
  if (!["127.0.0.1", "localhost"].includes(new URL(url).hostname)) throw new Error(`${url} is not on this machine`);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const began = performance.now();
  const times = await ask(url, headers, agent, began + MEASURED_MS);
  const seconds = (performance.now() - began) / 1_000;
  agent.destroy();
  times.sort((one, other) => one - other);
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** Asks on all connections until the time is over; how long each answer took. */
async function ask(url: string, headers: Record<string, string>, agent: Agent, until: number): Promise<number[]> {
  const times: number[] = [];
  const oneAfterAnother = async () => {
    while (performance.now() < until && times.length < MOST_REQUESTS) {
      const began = performance.now();
      await once(url, headers, agent);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, oneAfterAnother));
  return times;
}

/** Asks an address so many times on 16 connections. @returns answers a second. Any answer but 200 ends it with an error. */
export async function loadTimes(url: string, times: number, headers: Record<string, string> = {}): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const began = performance.now();
  let left = times;
  const oneAfterAnother = async () => {
    for (; left > 0; left -= 1) await once(url, headers, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, oneAfterAnother));
  agent.destroy();
  return times / ((performance.now() - began) / 1_000);
}

function once(url: string, headers: Record<string, string>, agent: Agent) {
  return new Promise<void>((resolve, reject) => {
    const sending = get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on("end", () => resolve()).on("error", reject);
      response.resume();
    });
    sending.on("error", reject);
  });
}
