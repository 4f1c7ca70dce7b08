import { backupTimes } from "./backup/marks.ts";
import { createApi } from "./api/api.ts";
import { webTierKeyFrom } from "./api/caller.ts";
import type { Config } from "./config.ts";
import { SettingError } from "./setting-error.ts";
import type { Hints } from "./hints.ts";
import { readyDatabase } from "./database.ts";
import { loadContent } from "./content/load.ts";
import { loadSamples, removeSamples } from "./content/samples.ts";
import { PasswordHasher, type PasswordCost } from "./domain/password-hasher.ts";
import { signUpKeyFrom } from "./domain/account/sign-up-token.ts";
import { secondFactorKeyFrom } from "./domain/second-factor/sealed-secret.ts";
import { Measuring } from "./domain/files/measuring.ts";
import { removeAfterCommit, removeFiles } from "./domain/files/removals.ts";
import { openFiles, type Files } from "./ports/files/open.ts";
import { HURRIED } from "./ports/files/s3-settings.ts";
import { exportStore } from "./ports/exports/store.ts";
import { makeNextExport } from "./domain/exports/making.ts";
import { publishDue } from "./domain/content/due.ts";
import { ErrorCount } from "./domain/numbers/errors.ts";
import { keepNumbers } from "./domain/numbers/keeping.ts";
import { countWaitingExports } from "./domain/exports/exports.ts";
import { pushDue } from "./domain/push-news/sending.ts";
import { hasReminders } from "./domain/reminders/channels.ts";
import { remindDue } from "./domain/reminders/sending.ts";
import type { Context } from "./domain/context.ts";
import { InFlight } from "./domain/in-flight.ts";
import { Settings } from "./settings/settings.ts";
import { fillIn, sweepFiles, sweepHourly } from "./sweeping.ts";
import type { Peer } from "./http/listener.ts";
import { readinessOf } from "./http/readiness.ts";
import { StoredImages, isDiskFull } from "./ports/images/store.ts";
import { JobRunner } from "./ports/jobs/runner.ts";
import { Limits } from "./ports/limits/limits.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { openPush } from "./ports/push/sender.ts";
import type { PushReach } from "./ports/push/web-push.ts";
import { openReminders } from "./ports/reminders/sender.ts";
import { openSms } from "./ports/sms/sms.ts";
import type { Traces } from "./traces/traces.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The longest time until a dead process's job is taken up by another. */
const LOOK_FOR_JOBS_MS = 30_000;

export type AnswerApi = (request: Request, peer: Peer, timeoutMs?: number) => Promise<Response>;

interface Around {
  now: () => number;
  metrics: Metrics;
  traces: Traces | undefined;
  hints: Pick<Hints, "live" | "isBrokerUp" | "pagesChanged">;
  passwordCost: PasswordCost | undefined;
  hasContent: boolean;
  reachPush: PushReach | undefined;
}

export type Core = Awaited<ReturnType<typeof startCore>>;

export async function startCore(config: Config, log: Log, around: Around) {
  const { now, metrics, traces, hints } = around;
  const { live, isBrokerUp } = hints;
  const files = await openFiles(config, { log, patience: HURRIED });
  await requireFiles(files, log);
  const { db, dialect } = await readyDatabase(
    config,
    around.hasContent ? undefined : (opened) => loadContent(opened, now()),
    traces?.query,
  );

  const settings = new Settings(db, config.settings);
  await settings.read();
  const sms = openSms(config, log, metrics.sms);
  const reminders = openReminders(config, log, metrics.reminder);
  const push = await openPush(config.push, log, { count: metrics.push, reach: around.reachPush });
  const jobs = new JobRunner(log);
  const context: Context = {
    db,
    now,
    isUniqueViolation: dialect.isUniqueViolation,
    newestMatches: dialect.newestMatches,
    newestWithWords: dialect.newestWithWords,
    timeZone: config.timeZone,
    publicOrigin: config.publicOrigin,
    languages: config.languages,
    settings,
    passwords: new PasswordHasher(around.passwordCost),
    secondFactorKey: secondFactorKeyFrom(config.secret),
    signUpKey: signUpKeyFrom(config.secret),
    requiresSecondFactor: config.requiresSecondFactor,
    limits: new Limits(dialect.counterStore, metrics.refused),
    inFlight: new InFlight(),
    live,
    sms,
    reminders,
    push,
    images: new StoredImages(files.uploads, (path) => removeAfterCommit({ db, now }, path)),
    exports: exportStore(files.exports),
    jobs,
  };
  metrics.watch({
    connections: dialect.connections,
    jobsWaiting: () => countWaitingExports(context),
    isBrokerUp: config.redisUrl === undefined ? undefined : isBrokerUp,
    dataDir: config.dataDir,
    backupTimes: () => backupTimes(config.dataDir),
  });
  const sample = config.mode === "trial" ? await loadSamples(context) : undefined;
  if (config.mode === "production") await removeSamples(context);
  await fillIn(context);
  await sweepFiles(context).catch((error: unknown) => log.error({ err: error }, "could not sweep files"));
  const publishOne = async () => {
    const wasDue = await publishDue(context);
    if (wasDue) hints.pagesChanged();
    return wasDue;
  };
  const measuring = new Measuring(context, log);
  const workOnce = async () =>
    (await makeNextExport(context)) ||
    (await publishOne()) ||
    (await removeFiles(context)) ||
    (await measuring.measureNext());
  jobs.start(workOnce, LOOK_FOR_JOBS_MS);
  // Apart from the other jobs, which would wait for a slow gateway.
  const reminding = new JobRunner(log);
  if (hasReminders(context)) reminding.start(() => remindDue(context), LOOK_FOR_JOBS_MS);
  const pushing = new JobRunner(log);
  if (push.publicKey !== null) pushing.start(() => pushDue(context), LOOK_FOR_JOBS_MS);
  const api = createApi({
    context,
    sends: {
      sendsSms: config.sendsSms,
      provesPhones: config.provesPhones,
      sendsReminders: reminders.channels.length > 0,
      sendsPush: push.publicKey !== null,
    },
    answerSecret: config.reminders.answerSecret,
    log,
    webTierKey: webTierKeyFrom(config.secret),
    isUnavailable: (error) => dialect.isUnavailable(error) || isDiskFull(error),
    traces,
  });
  const keep = async () => {
    // While the store is away the other numbers are kept.
    const uploadBytes = await context.images.size().catch(() => undefined);
    const databaseBytes = await dialect.sizeOf(db);
    await keepNumbers(context, { databaseBytes, ...(uploadBytes === undefined ? {} : { uploadBytes }) });
  };
  const keeping = keep().catch((error: unknown) => log.error({ err: error }, "could not count"));
  const sweep = setInterval(() => {
    Promise.all([sweepHourly(context), keep()]).catch((error: unknown) => log.error({ err: error }, "could not sweep"));
    // During a rolling update an older version stores files without their size.
    measuring.beginAgain();
    jobs.wake();
  }, HOUR);
  sweep.unref();

  const errors = new ErrorCount();
  const writeErrors = async () =>
    errors.writeDown(context).catch((error: unknown) => log.error({ err: error }, "could not count errors"));
  const counting = setInterval(() => void writeErrors(), MINUTE);
  counting.unref();

  const answer: AnswerApi = async (request, peer) => api.fetch(request, { ...peer });
  return {
    sample,
    countErrors: (count: number) => errors.add(count),
    api: answer,
    readiness: () =>
      readinessOf("database", async () => {
        if (!(await dialect.isWritable(db))) return { missing: "database is read-only" };
        const lost = [...(isBrokerUp() ? [] : ["broker"]), ...(files.isLost() ? ["files"] : [])];
        return { lost: lost.join(" and ") || undefined };
      }),
    forgetSettings: () => settings.forget(),
    async stop() {
      clearInterval(sweep);
      clearInterval(counting);
      await keeping;
      await writeErrors();
      await jobs.stop();
      await reminding.stop();
      await pushing.stop();
      await sms.stop();
      await db.destroy();
    },
  };
}

/** Umeed starts without a store that is away: only pictures and exports wait for it. */
async function requireFiles(files: Files, log: Log) {
  const problem = await files.problem();
  if (problem?.isLasting) throw new SettingError(problem.says);
  if (problem) log.error({ problem: problem.says }, "files can't be reached");
}
