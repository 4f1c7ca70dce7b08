import type { Log } from "../../log.ts";
import { WebhookSms } from "./webhook.ts";

/** Sends text messages to phones. */
export interface Sms {
  /** Whether messages go anywhere: to a gateway or, in a trial, to its terminal. */
  readonly isSet: boolean;
  /**
   * Sends without being waited for, so that how long an answer takes tells nobody whether anything was sent. What goes
   * wrong is logged, without number and text.
   * @param number E.164.
   */
  send: (number: string, text: string) => void;
  /** Waits for what is on its way. */
  stop: () => Promise<void>;
}

/** Is told what became of each message. */
export type CountSms = (outcome: "sent" | "failed") => void;

/** The operator's gateway; without one the terminal of a trial, and in production nothing but a line in the log. */
export function openSms(
  { mode, smsWebhookUrl }: { mode: "trial" | "production"; smsWebhookUrl: string | undefined },
  log: Log,
  count: CountSms = () => {},
): Sms {
  if (smsWebhookUrl) return new WebhookSms(smsWebhookUrl, log, count);
  return {
    isSet: mode === "trial",
    send(number, text) {
      count(mode === "trial" ? "sent" : "failed");
      // The log is on standard output, which may be kept; this is for whoever sits before the trial.
      if (mode === "trial") process.stderr.write(`SMS to ${number}: ${text}\n`);
      else log.warn("no SMS was sent: SMS_WEBHOOK_URL is not set");
    },
    stop: async () => {},
  };
}
