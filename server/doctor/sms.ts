import { findingsAbout, type Finding } from "./finding.ts";

/** Not tried, since that would send a message. */
export function lookAtSms(url: string | undefined, mode: "trial" | "production"): Finding {
  const { fine, note } = findingsAbout("sms");
  if (!url) {
    return mode === "trial"
      ? fine("a trial shows its codes on the terminal")
      : note("SMS_WEBHOOK_URL is not set: members who forget their password get no code by SMS");
  }
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname)
    ? fine(`messages go to ${hostname}; none was sent to try it`)
    : note(`messages with codes go to ${hostname} in the clear: use an https address for SMS_WEBHOOK_URL`);
}
