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
  const about = { subjectKind: "sessions" as const, subjectId: made.memberId };
  await notify(context, [made.memberId], {
    kind: "account",
    ...about,
    said: ["passwordChanged", { by, ...clockOf(context), device, ended }],
  });
}

/** Call once the password is stored; nobody waits for the SMS. */
export function sendPasswordNotice(context: Context, made: NewPassword): void {
  if (!context.sms.isSet || made.noticeTo === null) return;
  const { phone, language } = made.noticeTo;
  context.sms.send(phone, passwordNotice(context, language, { ...made, ...clockOf(context) }));
}

function clockOf({ now, timeZone }: Pick<Context, "now" | "timeZone">) {
  const clock = Temporal.Instant.fromEpochMilliseconds(now()).toZonedDateTimeISO(timeZone);
  return { day: clock.toPlainDate().toString(), time: clock.toPlainTime().toString({ smallestUnit: "minute" }) };
}
