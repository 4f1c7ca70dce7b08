import type { Language } from "./contract/languages.ts";
import { resolve } from "node:path";
import type { z } from "zod";
import { keptSecret, makeWritable } from "./data-folder.ts";
import { misspeltSettings } from "./misspelt.ts";
import type { S3Settings } from "./ports/files/s3-settings.ts";
import type { PushSettings } from "./ports/push/sender.ts";
import type { ReminderSettings } from "./ports/reminders/sender.ts";
import type { SettingValues } from "./settings/rules.ts";
import type { TraceSettings } from "./traces/traces.ts";
import { pushOf, remindersOf, s3Of, tracesOf } from "./service-settings.ts";
import { SettingError } from "./setting-error.ts";
import { refuseUnsafe } from "./unsafe-settings.ts";
import { environmentSchema, type Environment, type Settings } from "./environment.ts";

export interface Config {
  mode: "trial" | "production";
  role: "all" | "web" | "api";
  port: number;
  host: string;
  /** Unset in a trial: then browsers use the address listened on. */
  publicOrigin: string | undefined;
  trustedProxies: string[];
  secret: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePoolSize: number;
  redisUrl: string | undefined;
  /** Undefined: pictures and exports are in the data folder. */
  s3: S3Settings | undefined;
  /** Of the role web: one or more. */
  apiBaseUrls: string[];
  smsWebhookUrl: string | undefined;
  reminders: ReminderSettings;
  push: PushSettings | undefined;
  /** Readable with the token, or by whoever reaches the port. */
  metrics: { token: string | undefined; port: number | undefined; host: string };
  traces: TraceSettings | undefined;
  languages: Language[];
  timeZone: string;
  logLevel: Settings["LOG_LEVEL"];
  sendsSms: boolean;
  /** Whether numbers are proved by SMS: not in a trial, whose SMS only its terminal shows. */
  provesPhones: boolean;
  keepsOffline: boolean;
  /** Under the icon on a home screen, in place of the name of the site. */
  installedName: string | undefined;
  requiresSecondFactor: boolean;
  settings: SettingValues;
}

/** @throws {SettingError} in one line, naming the wrong setting. */
export function readConfig(environment: Environment): Config {
  const config = checkedConfig(environment);
  if (config.role !== "web" || config.mode === "trial") prepareFolder(config.dataDir);
  return { ...config, secret: config.secret ?? keptSecret(config.dataDir) };
}

/** As `readConfig`, without making the folder. */
export function checkedConfig(environment: Environment) {
  try {
    return checkConfig(environment);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    throw new SettingError([error.message, ...misspeltSettings(environment)].join("; "));
  }
}

export function settingProblems(environment: Environment): string[] {
  const { error } = environmentSchema.safeParse(environment);
  if (error) return error.issues.map(lineOf);
  try {
    checkConfig(environment);
    return [];
  } catch (problem) {
    return [String(problem instanceof Error ? problem.message : problem)];
  }
}

/** A trial has its secret in the data folder. @throws {SettingError} naming the wrong setting. */
export function checkConfig(environment: Environment): Omit<Config, "secret"> & { secret: string | undefined } {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new SettingError(parsed.error.issues.slice(0, 1).map(lineOf).join());
  const settings = parsed.data;
  const mode = settings.SESSION_SECRET ? "production" : "trial";
  refuseUnsafe(settings, mode);
  return {
    mode,
    role: settings.ROLE,
    port: settings.PORT,
    host: settings.HOST ?? (mode === "trial" ? "127.0.0.1" : "0.0.0.0"),
    publicOrigin: settings.PUBLIC_ORIGIN,
    trustedProxies: settings.TRUSTED_PROXIES,
    secret: settings.SESSION_SECRET,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    redisUrl: settings.REDIS_URL,
    s3: s3Of(settings),
    apiBaseUrls: settings.API_BASE_URL,
    smsWebhookUrl: settings.SMS_WEBHOOK_URL,
    reminders: remindersOf(settings),
    push: pushOf(settings),
    metrics: { token: settings.METRICS_TOKEN, port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    traces: tracesOf(settings),
    languages: settings.LANGUAGES,
    timeZone: settings.TIME_ZONE,
    logLevel: settings.LOG_LEVEL,
    provesPhones: settings.SMS_WEBHOOK_URL !== undefined,
    sendsSms: settings.SMS_WEBHOOK_URL !== undefined || mode === "trial",
    keepsOffline: settings.OFFLINE_PAGES,
    installedName: settings.INSTALLED_NAME,
    requiresSecondFactor: settings.REQUIRE_SECOND_FACTOR,
    settings: {
      name: settings.APP_NAME,
      tagline: settings.APP_TAGLINE,
      operatorName: settings.OPERATOR_NAME ?? null,
      operatorContact: settings.OPERATOR_CONTACT ?? null,
      emergencyNumber: settings.EMERGENCY_NUMBER,
      helplineNumber: settings.HELPLINE_NUMBER,
      appStoreUrl: settings.APP_STORE_URL ?? null,
      playStoreUrl: settings.PLAY_STORE_URL ?? null,
      banner: "shown",
      bannerText: settings.BANNER_TEXT,
      bannerLinkText: settings.BANNER_LINK_TEXT,
      bannerUrl: settings.BANNER_URL ?? null,
      forumReview: settings.FORUM_REVIEW,
      forumPictures: settings.FORUM_PICTURES,
      unreviewedTranslations: settings.UNREVIEWED_TRANSLATIONS,
    },
  };
}

function lineOf({ path, message }: z.core.$ZodIssue) {
  return `${path.join(".")}: ${message}`;
}

function prepareFolder(folder: string) {
  try {
    makeWritable(folder);
  } catch (error) {
    throw new SettingError(`DATA_DIR: cannot write to ${folder} (${errorCode(error)})`);
  }
}

function errorCode(error: unknown) {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
