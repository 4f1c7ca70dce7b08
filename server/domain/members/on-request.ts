import { removeAccount } from "../accounts/deletion.ts";
import { issueCodeTo } from "../accounts/new-password.ts";
import { issuePhoneCodeTo } from "../accounts/new-phone.ts";
import { CODE_MINUTES } from "../accounts/password-codes.ts";
import type { Context } from "../context.ts";
import { Failure, unlessGone } from "../failures.ts";
import { orderExport } from "../exports/exports.ts";
import { fingerprint } from "../identity.ts";
import { recordAct } from "../moderation/acts.ts";
import { notify } from "../notifications/notifications.ts";
import { about, requireSomebodyElse, type Acting } from "./power.ts";
import { memberToActOn } from "./record.ts";

export interface CodeRequest extends Acting {
  /** Drawn with the form, the same however often it is sent; null where there is none. */
  formKey: string | null;
}

/** A code to be told to a member, for so many minutes from now. */
export interface IssuedCode {
  code: string;
  minutes: number;
}

/**
 * Draws a code with which a member sets a new password, once her proof is written down; she is told of it.
 * @throws {Failure} notFound; forbidden, for herself; conflict, when one was drawn with the same form.
 */
export async function issueResetCode(context: Context, acting: CodeRequest): Promise<IssuedCode> {
  const { administrator, memberId, why } = acting;
  requireSomebodyElse(administrator, memberId);
  const member = await memberToActOn(context, memberId);
  const code = await onceAForm(context, acting, (once) =>
    issueCodeTo(context, member, { actorId: administrator.id, proof: why, ...once }),
  );
  return { code, minutes: CODE_MINUTES };
}

/**
 * The same for the number that she has begun to change to.
 * @throws {Failure} invalid, when she has begun no change, or another member has the new one; as above.
 */
export async function issueChangeCode(context: Context, acting: CodeRequest): Promise<IssuedCode> {
  const { administrator, memberId, why } = acting;
  requireSomebodyElse(administrator, memberId);
  const member = await memberToActOn(context, memberId);
  const { code } = await onceAForm(context, acting, (once) =>
    issuePhoneCodeTo(context, member, { actorId: administrator.id, proof: why, ...once }),
  );
  return { code, minutes: CODE_MINUTES };
}

/** Draws a code once for each form: whoever loads its answer again learns when, and draws another on purpose. */
async function onceAForm<T>(
  context: Context,
  { formKey, memberId }: CodeRequest,
  draw: (once: { id?: string }) => Promise<T>,
) {
  if (!formKey) return draw({});
  const id = fingerprint(`${memberId} ${formKey}`).slice(0, 24);
  const earlier = () => context.db.selectFrom("actOfPower").select("createdAt").where("id", "=", id).executeTakeFirst();
  const before = await earlier();
  if (before) throw drawnBefore(context, before.createdAt);
  return draw({ id }).catch(async (error: unknown) => {
    throw context.isUniqueViolation(error) ? drawnBefore(context, context.now()) : error;
  });
}

function drawnBefore({ timeZone }: Context, at: number) {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(at);
  const sentence = `A code was drawn with this form at ${clock}, and it is not shown again. If she did not get it, draw a new one: the first one then works no more.`;
  return new Failure("conflict", sentence, { code: "already_drawn" });
}

/**
 * Has a file made with all that is hers, which she alone finds in her account, and tells her.
 * @throws {Failure} notFound; forbidden, for herself.
 */
export async function orderExportFor(context: Context, { administrator, memberId, why }: Acting): Promise<void> {
  requireSomebodyElse(administrator, memberId);
  await orderExport(context, memberId, async (inside) => {
    await memberToActOn(inside, memberId);
    await recordAct(inside, administrator.id, { act: "order export", ...about(memberId), reason: why });
    const sentence =
      "As you asked, a file with your data is made. For one day you find it on your account, under My data.";
    const telling = notify(inside, [memberId], { kind: "account", ...about(memberId), sentence });
    await unlessGone(telling, () => memberToActOn(inside, memberId));
  });
}

/**
 * Deletes the account of a member who asked for it, as she does it herself.
 * @throws {Failure} notFound; forbidden, for herself, and for who has a role.
 */
export async function deleteFor(
  context: Context,
  { administrator, memberId, why }: Acting,
  { keepsTexts }: { keepsTexts: boolean },
): Promise<void> {
  requireSomebodyElse(administrator, memberId);
  const member = await memberToActOn(context, memberId);
  if (member.role !== "member") throw new Failure("forbidden", "She has a role. Take it from her first.");
  await removeAccount(context, member, { keepsTexts }, (inside) =>
    recordAct(inside, administrator.id, { act: "delete", ...about(memberId), reason: why }),
  );
}
