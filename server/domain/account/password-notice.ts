import { Temporal } from "temporal-polyfill";
import type { LanguageCode } from "../../contract/languages.ts";
import type { Context } from "../context.ts";
import { notify } from "../notify/notify.ts";
import type { OtherAccess } from "./other-access.ts";
import { passwordNotice } from "./sms-texts.ts";

export interface NewPassword {
  memberId: string;
  /** Null for a number that is not proved: it may be somebody else's. */
  noticeTo: { phone: string; language: LanguageCode } | null;
  by: "change" | "reset";
  deviceName: string | null;
  ended: OtherAccess[];
}

export async function notifyOfPassword(
  context: Pick<Context, "db" | "now" | "timeZone">,
  made: NewPassword,
): Promise<void> {
  const { by, deviceName: device, ended } = made;
  const clock = Temporal.Instant.fromEpochMilliseconds(context.now()).toZonedDateTimeISO(context.timeZone);
  const day = clock.toPlainDate().toString();
  const time = clock.toPlainTime().toString({ smallestUnit: "minute" });
  const about = { subjectKind: "sessions" as const, subjectId: made.memberId };
  await notify(context, [made.memberId], {
    kind: "account",
    ...about,
    said: ["passwordChanged", { by, day, time, device, ended }],
  });
}

/** Call once the password is stored; nobody waits for the SMS. */
export function sendPasswordNotice(context: Context, made: NewPassword): void {
  if (!context.sms.isSet || made.noticeTo === null) return;
  const { phone, language } = made.noticeTo;
  const at = clockTime(context.now(), context.timeZone);
  context.sms.send(phone, passwordNotice(context, language, { ...made, at }));
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
