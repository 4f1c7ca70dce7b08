import type { Settings } from "./environment.ts";
import { SettingError } from "./setting-error.ts";

/** @throws {SettingError} naming what must be set, or must not, beside the other settings. */
export function refuseUnsafe(settings: Settings, mode: "trial" | "production") {
  if (mode === "production" && !settings.PUBLIC_ORIGIN) {
    throw new SettingError("PUBLIC_ORIGIN: must be set together with SESSION_SECRET");
  }
  if (mode === "trial" && settings.PUBLIC_ORIGIN) {
    throw new SettingError("SESSION_SECRET: must be set together with PUBLIC_ORIGIN");
  }
  if (mode === "trial" && settings.HOST && !["127.0.0.1", "localhost", "::1"].includes(settings.HOST)) {
    throw new SettingError("HOST: a trial answers this machine only; set SESSION_SECRET and PUBLIC_ORIGIN to open it");
  }
  if (settings.METRICS_PORT === settings.PORT) {
    throw new SettingError("METRICS_PORT: must be another port than PORT");
  }
  refuseTalkativeReminders(settings);
  if (settings.ROLE === "web" && settings.API_BASE_URL.length === 0) {
    throw new SettingError("API_BASE_URL: must be set when ROLE is web");
  }
  if (settings.ROLE === "web" && mode === "trial") {
    throw new SettingError("SESSION_SECRET: must be set, the same for both roles, when ROLE is web");
  }
}

/** Whoever looks at her phone learns nothing by a reminder, and she can end what came. */
function refuseTalkativeReminders(settings: Settings) {
  const { REMINDER_SENDER: label = "", APP_NAME: name } = settings;
  const words = name.toLowerCase().split(/\s+/);
  if (words.some((word) => word !== "" && label.toLowerCase().includes(word))) {
    throw new SettingError("REMINDER_SENDER: must not contain the product's name, which others would see on her phone");
  }
  const other = (["CALL_WEBHOOK_URL", "WHATSAPP_WEBHOOK_URL"] as const).find((key) => settings[key] !== undefined);
  if (other && !(settings.SMS_WEBHOOK_URL && settings.SMS_ANSWER_SECRET)) {
    throw new SettingError(`${other}: must be set together with SMS_WEBHOOK_URL and SMS_ANSWER_SECRET`);
  }
}
