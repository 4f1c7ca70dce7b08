import { issueCodeTo } from "../account/new-password.ts";
import { issuePhoneCodeTo } from "../account/new-phone.ts";
import { CODE_MINUTES } from "../../contract/account/limits.ts";
import type { Context } from "../context.ts";
import { Failure } from "../../failures.ts";
import { fingerprint } from "../identity.ts";
import { requireSomebodyElse, type Acting } from "./administration.ts";
import { memberToActOn } from "./record.ts";

export interface CodeRequest extends Acting {
  /** Identifies one rendering of the form, so that sending it twice draws one code. */
  formKey: string | null;
}

export interface IssuedCode {
  code: string;
  minutes: number;
}

/** @throws {Failure} notFound; forbidden, about oneself; conflict, for a form that has drawn a code already. */
export async function issueResetCode(context: Context, acting: CodeRequest): Promise<IssuedCode> {
  const { administrator, memberId, why } = acting;
  requireSomebodyElse(administrator, memberId);
  const member = await memberToActOn(context, memberId);
  const code = await onceAForm(context, acting, (once) =>
    issueCodeTo(context, member, { actorId: administrator.id, proof: why, ...once }),
  );
  return { code, minutes: CODE_MINUTES };
}

export async function issueChangeCode(context: Context, acting: CodeRequest): Promise<IssuedCode> {
  const { administrator, memberId, why } = acting;
  requireSomebodyElse(administrator, memberId);
  const member = await memberToActOn(context, memberId);
  const { code } = await onceAForm(context, acting, (once) =>
    issuePhoneCodeTo(context, member, { actorId: administrator.id, proof: why, ...once }),
  );
  return { code, minutes: CODE_MINUTES };
}

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
  const sentence = `A code was drawn with this form at ${clock}, and it is not shown again. If the member did not get it, draw a new one. The first one then stops working.`;
  return new Failure("conflict", sentence, { code: "already_drawn" });
}
