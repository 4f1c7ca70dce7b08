import type { Log } from "../../log.ts";
import { WebhookSms } from "./webhook.ts";

export interface Sms {
  readonly isSet: boolean;
  /** Then messages are only shown to whoever runs the trial, so they prove nothing. */
  readonly isTrial: boolean;
  /** Returns at once, so that the response time tells nobody whether a message was sent. @param number E.164 */
  send: (number: string, text: string) => void;
  stop: () => Promise<void>;
}

export type CountSms = (outcome: "sent" | "failed") => void;

export function openSms(
  { mode, smsWebhookUrl }: { mode: "trial" | "production"; smsWebhookUrl: string | undefined },
  log: Log,
  count: CountSms = () => {},
): Sms {
  if (smsWebhookUrl) return new WebhookSms(smsWebhookUrl, log, count);
  return {
    isSet: mode === "trial",
    isTrial: mode === "trial",
    send(number, text) {
      count(mode === "trial" ? "sent" : "failed");
      // Standard output is the log, which may be kept.
      if (mode === "trial") process.stderr.write(`SMS to ${number}: ${text}\n`);
      else log.warn("no SMS was sent: SMS_WEBHOOK_URL is not set");
    },
    stop: async () => {},
  };
}
