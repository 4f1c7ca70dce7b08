import { data, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi, type Outcome } from "../../../api/client.ts";
import { unknownForm } from "../../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { requiredText } from "../../../forms/text-schema.ts";
import { flash } from "../../../middleware/session.ts";
import { DAYS_MAX, PROOF_MIN, WHY_MAX } from "./limits.ts";

const DAYS = `Say how many days, from 1 to ${DAYS_MAX}.`;
const reason = { why: requiredText(WHY_MAX, "Say why.") };
const proof = {
  why: requiredText(WHY_MAX, "Say what made you sure that it is she.").refine(
    (said) => said === "" || said.length >= PROOF_MIN,
    `Say more of what made you sure that it is she: at least ${PROOF_MIN} characters.`,
  ),
};
const code = z.object({ ...proof, formKey: z.string().max(100).optional() });
const roles = ["member", "moderator", "editor", "administrator"] as const;

/** What may be done to a member, as the dialogs of her page and their buttons name it. */
const schemas = {
  role: z.object({ role: z.enum(roles, "Choose a role."), ...reason }),
  suspend: z.object({ days: z.coerce.number(DAYS).int(DAYS).min(1, DAYS).max(DAYS_MAX, DAYS), ...reason }),
  "give-voice": z.object(reason),
  "end-session": z.object(reason),
  "end-sessions": z.object(reason),
  "reset-code": code,
  "phone-code": code,
  data: z.object(proof),
  delete: z.object({ ...proof, keepsTexts: z.literal("on").optional() }),
};

export type MemberAct = keyof typeof schemas;
export type MemberActFields = { why: unknown; role: unknown; days: unknown; keepsTexts: unknown; formKey: unknown };

const isAct = (name: unknown): name is MemberAct => typeof name === "string" && Object.hasOwn(schemas, name);

/** The act that an address or a button names; null when it names none. */
export const memberActOf = (name: unknown): MemberAct | null => (isAct(name) ? name : null);

export const memberActConstraint = (act: MemberAct) => constraintsOf(schemas[act]);

interface Asked {
  context: Readonly<RouterContextProvider>;
  /** The member. */
  id: string;
  /** The one of her sessions that the address names. */
  session: string;
}

/** Does to a member what her page's form asks. A code stands in the answer itself: once, in nothing that is kept. */
export async function actOnMember(form: FormData, { context, id, session }: Asked) {
  const act = memberActOf(form.get("intent"));
  if (!act) throw unknownForm();
  const api = getApi(context).member[":id"];
  const param = { id };
  const done = async (submission: Parameters<typeof refused>[0], call: Promise<Outcome<{ message: string }>>) => {
    const outcome = await call;
    if (!outcome.ok) return refused(submission, outcome.failure, { reason: "why", proof: "why" });
    flash(context, { kind: "status", message: outcome.value.message });
    return redirect(act === "delete" ? href("/admin/members") : href("/admin/members/:id", { id }), 303);
  };
  if (act === "role") {
    const submission = readForm(form, schemas.role);
    if (submission.status !== "success") return incomplete(submission);
    const { role, why } = submission.value;
    return done(submission, attempt(api.role.$put({ param, json: { role, reason: why } })));
  }
  if (act === "suspend") {
    const submission = readForm(form, schemas.suspend);
    if (submission.status !== "success") return incomplete(submission);
    const { days, why } = submission.value;
    return done(submission, attempt(api.suspension.$put({ param, json: { days, reason: why } })));
  }
  if (act === "delete") {
    const submission = readForm(form, schemas.delete);
    if (submission.status !== "success") return incomplete(submission);
    const { why, keepsTexts } = submission.value;
    return done(submission, attempt(api.$delete({ param, json: { proof: why, keepsTexts: keepsTexts === "on" } })));
  }
  const submission = readForm(form, schemas[act]);
  if (submission.status !== "success") return incomplete(submission);
  const { why } = submission.value;
  switch (act) {
    case "give-voice":
      return done(submission, attempt(api.suspension.$delete({ param, json: { reason: why } })));
    case "end-session": {
      const one = { param: { id, session }, json: { reason: why } };
      return done(submission, attempt(api.session[":session"].$delete(one)));
    }
    case "end-sessions":
      return done(submission, attempt(api.session.$delete({ param, json: { reason: why } })));
    case "data":
      return done(submission, attempt(api.data.$post({ param, json: { proof: why } })));
    default: {
      const { formKey } = readForm(form, code).payload;
      const key = typeof formKey === "string" ? formKey : null;
      const outcome = await attempt(api[act].$post({ param, json: { proof: why, formKey: key } }));
      if (!outcome.ok) return refusedCode(refused(submission, outcome.failure, { proof: "why" }), outcome.failure.code);
      return { result: undefined, issued: outcome.value.data };
    }
  }
}

/** Sent once more, the form is answered that a code was drawn with it; the next time that she sends it she knows. */
function refusedCode(back: ReturnType<typeof refused>, code: string) {
  const { result } = back.data;
  if (code !== "already_drawn") return back;
  const initialValue = { ...result.initialValue, formKey: crypto.randomUUID() };
  return data({ result: { ...result, initialValue } }, back.init ?? {});
}
