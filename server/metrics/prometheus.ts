import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Metrics, Watched } from "./metrics.ts";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A registry of its own, so that several servers in one test process count separately. */
export function prometheusMetrics(): Metrics {
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
    refused: (limit) => refusals.inc({ limit }),
    watch: (watched) => watch(watched, registers),
    async read() {
      const text = await register.metrics();
      // The library writes 'Nan' for what was not measured yet; not every reader accepts it.
      return { type: register.contentType, text: text.replaceAll(/ Nan$/gm, " NaN") };
    },
  };
}

function watch({ connections, jobsWaiting }: Watched, registers: Registry[]) {
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
