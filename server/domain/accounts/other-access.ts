import { closeFeed } from "./calendar-feed.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { forgetPhoneChange } from "./new-phone.ts";
import { forgetCodes } from "./password-codes.ts";
import { forgetRecoveryCodes } from "./recovery-codes.ts";

/** What opens or shows an account beside its password and its sessions, and can be made again. */
export type OtherAccess = "recoveryCodes" | "phoneChange" | "calendarAddress";

/**
 * Ends what somebody who knew the old password could come back with: recovery codes, codes for a password, a change of
 * number that is begun, and the private address of the calendar. To be called in the transaction of the new password.
 * @returns what the member had of it, but for codes that soon end by themselves.
 */
export async function endOtherAccess(
  inside: Pick<Context, "db" | "now">,
  { id, phone }: Pick<Member, "id" | "phone">,
): Promise<OtherAccess[]> {
  await forgetCodes(inside, phone);
  const had = {
    recoveryCodes: await forgetRecoveryCodes(inside, id),
    phoneChange: await forgetPhoneChange(inside, id),
    calendarAddress: await closeFeed(inside, { id }),
  };
  return (["recoveryCodes", "phoneChange", "calendarAddress"] as const).filter((name) => had[name]);
}
