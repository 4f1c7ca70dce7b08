import { issueCodeTo } from "../accounts/new-password.ts";
import { issuePhoneCodeTo } from "../accounts/new-phone.ts";
import { CODE_MINUTES } from "../accounts/password-codes.ts";
import type { Context } from "../context.ts";
import { Failure } from "../../failures.ts";
import { fingerprint } from "../identity.ts";
import { requireSomebodyElse, type Acting } from "./power.ts";
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
