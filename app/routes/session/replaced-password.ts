import type { ReplacedPassword } from "../../api/types.ts";
import { m } from "../../messages/m.ts";

type Ended = NonNullable<ReplacedPassword["ended"]>[number];

const sentences: { of: Ended[]; words: (inputs: { message: string }) => string }[] = [
  { of: ["recoveryCodes"], words: m.loginEndedCodes },
  { of: ["phoneChange"], words: m.loginEndedPhone },
  { of: ["calendarAddress"], words: m.loginEndedCalendar },
  { of: ["recoveryCodes", "phoneChange"], words: m.loginEndedCodesPhone },
  { of: ["recoveryCodes", "calendarAddress"], words: m.loginEndedCodesCalendar },
  { of: ["phoneChange", "calendarAddress"], words: m.loginEndedPhoneCalendar },
  { of: ["recoveryCodes", "phoneChange", "calendarAddress"], words: m.loginEndedAll },
];

/** What has ended with the password, and where it can be made again. */
export function replacedSentence({ message, ended = [] }: ReplacedPassword): string {
  const sentence = sentences.find(({ of }) => of.length === ended.length && of.every((one) => ended.includes(one)));
  return sentence?.words({ message }) ?? message;
}
