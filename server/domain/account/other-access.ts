import { closeFeed } from "./calendar-feed.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { forgetPhoneChange } from "./new-phone.ts";
import { forgetCodes } from "./password-codes.ts";
import { forgetRecoveryCodes } from "./recovery-codes.ts";

export type OtherAccess = "recoveryCodes" | "phoneChange" | "calendarAddress";

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
