import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { roomOf } from "../ports/files/disk.ts";
import type { Metrics, Watched } from "./metrics.ts";
import { versionOfCode } from "./version.ts";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A registry of its own, so that several servers in one test process count separately. */
export async function prometheusMetrics(): Promise<Metrics> {
  const registers = [new Registry()];
  const [register] = registers;
  if (!register) throw new Error("there is no registry");
  collectDefaultMetrics({ register });

  const requests = new Counter({
    name: "umeed_http_requests_total",
    help: "Requests answered, by what they were for; status 0: the caller left before",
    labelNames: ["kind", "method", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "umeed_http_request_duration_seconds",
    help: "Time from a request to the end of its answer, without event streams",
    labelNames: ["kind"],
    buckets: SECONDS,
    registers,
  });
  const pages = new Counter({
    name: "umeed_page_cache_total",
    help: "Pages by whether the cache of visitors' pages had them",
    labelNames: ["state"],
    registers,
  });
  const messages = new Counter({
    name: "umeed_sms_total",
    help: "Text messages by what became of them",
    labelNames: ["outcome"],
    registers,
  });
  const reminders = new Counter({
    name: "umeed_reminders_total",
    help: "Reminders by their channel and what became of them; of an unknown one nobody knows whether it was sent",
    labelNames: ["channel", "outcome"],
    registers,
  });
  const pushes = new Counter({
    name: "umeed_push_total",
    help: "Notices to phones by what became of them; a gone one had no browser any more",
    labelNames: ["outcome"],
    registers,
  });
  const refusals = new Counter({
    name: "umeed_limit_refusals_total",
    help: "What was refused because it was done too often, by limit",
    labelNames: ["limit"],
    registers,
  });
  const streams = new Gauge({
    name: "umeed_event_streams_open",
    help: "Pages that are told of news as it comes",
    registers,
  });
  new Gauge({
    name: "umeed_build_info",
    help: "Always 1, with the version of the code",
    labelNames: ["version", "commit"],
    registers,
  }).set(await versionOfCode(), 1);
  for (const state of ["hit", "stale", "miss", "bypass"]) pages.inc({ state }, 0);
  for (const outcome of ["sent", "failed"]) messages.inc({ outcome }, 0);

  return {
    answered({ kind, method, status, seconds }) {
      requests.inc({ kind, method: METHODS.has(method) ? method : "other", status });
      if (kind !== "stream") duration.observe({ kind }, seconds);
    },
    streams: (change) => streams.inc(change),
    cached: (state) => pages.inc({ state }),
    sms: (outcome) => messages.inc({ outcome }),
    reminder: (channel, outcome) => reminders.inc({ channel, outcome }),
    push: (outcome) => pushes.inc({ outcome }),
    refused: (limit) => refusals.inc({ limit }),
    watch: (watched) => watch(watched, registers),
    async read() {
      const text = await register.metrics();
      // The library writes 'Nan' for what was not measured yet; not every reader accepts it.
      return { type: register.contentType, text: text.replaceAll(/ Nan$/gm, " NaN") };
    },
  };
}

function watch({ connections, jobsWaiting, isBrokerUp, dataDir, backupTimes }: Watched, registers: Registry[]) {
  watchDisk(dataDir, registers);
  watchBackups(backupTimes, registers);
  if (isBrokerUp) {
    new Gauge({
      name: "umeed_broker_up",
      help: "Whether the broker can be reached",
      registers,
      collect() {
        this.set(isBrokerUp() ? 1 : 0);
      },
    });
  }
  if (connections) {
    new Gauge({
      name: "umeed_database_connections",
      help: "Connections to the database, and queries that wait for one",
      labelNames: ["state"],
      registers,
      collect() {
        const { open, idle, waiting } = connections();
        this.set({ state: "busy" }, open - idle);
        this.set({ state: "idle" }, idle);
        this.set({ state: "waiting" }, waiting);
      },
    });
  }
  if (jobsWaiting) watchDatabase(jobsWaiting, registers);
}

function watchDatabase(jobsWaiting: NonNullable<Watched["jobsWaiting"]>, registers: Registry[]) {
  let asked: Promise<number | undefined> | undefined;
  const ask = () =>
    (asked ??= jobsWaiting()
      .catch(() => undefined)
      .finally(() => (asked = undefined)));
  new Gauge({
    name: "umeed_database_up",
    help: "Whether the database answered just now",
    registers,
    async collect() {
      this.set((await ask()) === undefined ? 0 : 1);
    },
  });
  new Gauge({
    name: "umeed_jobs_waiting",
    help: "Jobs that nobody has begun",
    registers,
    async collect() {
      const waiting = await ask();
      // An old value would look like a current one.
      if (waiting === undefined) this.remove();
      else this.set(waiting);
    },
  });
}

function watchDisk(dataDir: string, registers: Registry[]) {
  new Gauge({
    name: "umeed_disk_bytes",
    help: "Room of the disk with the data folder",
    labelNames: ["state"],
    registers,
    async collect() {
      for (const [state, bytes] of Object.entries(await roomOf(dataDir))) this.set({ state }, bytes);
    },
  });
}

function watchBackups(backupTimes: Watched["backupTimes"], registers: Registry[]) {
  new Gauge({
    name: "umeed_backup_timestamp_seconds",
    help: "When the last backup from this machine was made, and when it was copied elsewhere; 0: never",
    labelNames: ["step"],
    registers,
    async collect() {
      for (const [step, ms] of Object.entries(await backupTimes())) this.set({ step }, ms / 1_000);
    },
  });
}
