import type { LanguageCode } from "../../contract/languages.ts";
import type { Context } from "../context.ts";
import { notify } from "../notify/notify.ts";
import type { OtherAccess } from "./other-access.ts";
import { capitalised } from "../capitalised.ts";
import { passwordNotice } from "./sms-texts.ts";

export interface NewPassword {
  memberId: string;
  /** Null for a number that is not proved: it may be somebody else's. */
  noticeTo: { phone: string; language: LanguageCode } | null;
  by: "change" | "reset";
  deviceName: string | null;
  ended: OtherAccess[];
}

const ACTS = { change: "changed", reset: "reset with a code" };
const NAMES: Record<OtherAccess, string> = {
  recoveryCodes: "your recovery codes",
  phoneChange: "the change of number that you had begun",
  calendarAddress: "your private calendar address",
};

export async function notifyOfPassword(
  context: Pick<Context, "db" | "now" | "timeZone">,
  made: NewPassword,
): Promise<void> {
  const sentence = [
    `Your password was ${whatHappened(context, made)}.`,
    ...(made.ended.length > 0 ? [`${capitalised(listOf(made.ended))} ended with it.`] : []),
    "If it was not you, log out, choose 'Forgot password?' and set a new password. Then write to us.",
  ].join(" ");
  const about = { subjectKind: "sessions" as const, subjectId: made.memberId };
  await notify(context, [made.memberId], { kind: "account", ...about, sentence });
}

/** Call once the password is stored; nobody waits for the SMS. */
export function sendPasswordNotice(context: Context, made: NewPassword): void {
  if (!context.sms.isSet || made.noticeTo === null) return;
  const { phone, language } = made.noticeTo;
  const at = clockTime(context.now(), context.timeZone);
  context.sms.send(phone, passwordNotice(context, language, { ...made, at }));
}

function whatHappened({ now, timeZone }: Pick<Context, "now" | "timeZone">, { by, deviceName }: NewPassword) {
  return `${ACTS[by]} on ${clockTime(now(), timeZone)}, using ${deviceName ?? "an unknown device"}`;
}

function clockTime(instant: number, timeZone: string) {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const { day, month, year, hour, minute } = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return `${day} ${month}, ${year} at ${hour}:${minute}`;
}

function listOf(ended: OtherAccess[]) {
  return new Intl.ListFormat("en-GB").format(ended.map((name) => NAMES[name]));
}
