import type { Config } from "../config.ts";
import { findingsAbout, type Finding } from "./finding.ts";

/** Not tried, since that would send a message. */
export function lookAtSms(
  { smsWebhookUrl: url, reminders }: Pick<Config, "smsWebhookUrl" | "reminders">,
  mode: Config["mode"],
): Finding {
  const { fine, note } = findingsAbout("sms");
  if (!url) {
    return mode === "trial"
      ? fine("a trial shows its codes on the terminal")
      : note("SMS_WEBHOOK_URL is not set: members who forget their password get no code by SMS");
  }
  const { protocol, hostname } = new URL(url);
  const without =
    reminders.answerSecret === undefined ? "; without SMS_ANSWER_SECRET no member is reminded by SMS" : "";
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname)
    ? fine(`messages go to ${hostname}; none was sent to try it${without}`)
    : note(`messages with codes go to ${hostname} in the clear: use an https address for SMS_WEBHOOK_URL`);
}
