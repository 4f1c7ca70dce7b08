import { createECDH } from "node:crypto";
import type { Settings } from "./environment.ts";
import type { S3Settings } from "./ports/files/s3-settings.ts";
import type { PushSettings } from "./ports/push/sender.ts";
import type { ReminderSettings } from "./ports/reminders/sender.ts";
import { SettingError } from "./setting-error.ts";
import type { TraceSettings } from "./traces/traces.ts";

const S3_SETTINGS = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_FORCE_PATH_STYLE",
] as const;

/** @throws {SettingError} naming the first that is missing, when only some are given. */
export function s3Of(settings: Settings): S3Settings | undefined {
  const given = S3_SETTINGS.find((name) => settings[name] !== undefined);
  if (given === undefined) return undefined;
  const required = (name: (typeof S3_SETTINGS)[number]) => {
    const value = settings[name];
    if (typeof value === "string") return value;
    throw new SettingError(`${name}: must be set together with ${given}, or none of the S3 settings`);
  };
  return {
    endpoint: required("S3_ENDPOINT"),
    bucket: required("S3_BUCKET"),
    region: required("S3_REGION"),
    accessKeyId: required("S3_ACCESS_KEY_ID"),
    secretAccessKey: required("S3_SECRET_ACCESS_KEY"),
    forcePathStyle: settings.S3_FORCE_PATH_STYLE ?? false,
  };
}

export function tracesOf(settings: Settings): TraceSettings | undefined {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  const ownName = settings.ROLE === "all" ? "umeed" : `umeed-${settings.ROLE}`;
  return {
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: settings.OTEL_SERVICE_NAME ?? ownName,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
  };
}

const PUSH_SETTINGS = ["PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY", "PUSH_CONTACT"] as const;

/** @throws {SettingError} when only some are given, or the two keys are not of one pair. */
export function pushOf(settings: Settings): PushSettings | undefined {
  const given = PUSH_SETTINGS.find((name) => settings[name] !== undefined);
  if (given === undefined) return undefined;
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = settings;
  if (publicKey === undefined || privateKey === undefined || contact === undefined) {
    const missing = PUSH_SETTINGS.find((name) => settings[name] === undefined) ?? given;
    throw new SettingError(`${missing}: must be set together with ${given}, or none of the PUSH settings`);
  }
  if (publicKeyOf(privateKey) !== publicKey) {
    throw new SettingError("PUSH_PRIVATE_KEY: is not of one pair with PUSH_PUBLIC_KEY");
  }
  if (!settings.OFFLINE_PAGES) {
    throw new SettingError("PUSH_PUBLIC_KEY: needs OFFLINE_PAGES on, whose worker on the phone shows what comes");
  }
  return { publicKey, privateKey, contact };
}

function publicKeyOf(privateKey: string) {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(privateKey, "base64url");
    return pair.getPublicKey("base64url");
  } catch {
    return null;
  }
}

export function remindersOf(settings: Settings): ReminderSettings {
  return {
    urls: {
      ...(settings.SMS_WEBHOOK_URL === undefined ? {} : { sms: settings.SMS_WEBHOOK_URL }),
      ...(settings.CALL_WEBHOOK_URL === undefined ? {} : { call: settings.CALL_WEBHOOK_URL }),
      ...(settings.WHATSAPP_WEBHOOK_URL === undefined ? {} : { whatsapp: settings.WHATSAPP_WEBHOOK_URL }),
    },
    label: settings.REMINDER_SENDER,
    caps: { day: settings.REMINDERS_A_DAY, month: settings.REMINDERS_A_MONTH },
    answerSecret: settings.SMS_ANSWER_SECRET,
  };
}
