import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { newPassword, password, phoneNumber } from "../../../server/contract/account/fields.ts";
import { attempt, getApi, partly, type Outcome } from "../../api/client.ts";
import { ApiFailure } from "../../api/failure.ts";
import type { PasswordChangeJson } from "../../../server/contract/account/answers.ts";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { agreedPassword, confirmation, confirmed } from "../../forms/password-schema.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { draftFields } from "../../middleware/draft.ts";
import { getMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import { replacedSentence } from "./replaced-password.ts";
import { m } from "../../messages/m.ts";
import { say } from "../../../server/contract/sentences/say.ts";

const fields = z.object({
  phoneNumber: phoneNumber(),
  password: password(say.oldPasswordMissing),
  newPassword: newPassword(),
  confirmPassword: confirmed,
  endOtherAccess: z.literal("on").optional(),
});

const schema = fields.refine(...confirmation("newPassword"));

type Typed = z.output<typeof schema>;
type ChangedPassword = Omit<Typed, "confirmPassword" | "endOtherAccess"> & { endOtherAccess: boolean };

export type ChangePasswordFields = z.input<typeof schema>;

export function changePasswordForm(context: Readonly<RouterContextProvider>) {
  const held = draftFields(context);
  return {
    constraint: constraintsOf(schema),
    defaultValue: {
      phoneNumber: held.phoneNumber,
      // A returned form without this field means that she unticked the box.
      endOtherAccess: "phoneNumber" in held ? held.endOtherAccess : "on",
    },
  };
}

export async function changePassword(form: FormData, context: Readonly<RouterContextProvider>, doneTo: string) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") {
    const sound = soundFields(form, submission, fields.partial()) ?? {};
    return incomplete(submission, await faultsIn(sound, send(context, sound, { check: "true" })));
  }
  const outcome = await send(context, submission.value);
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: replacedSentence(outcome.value) });
  return redirect(doneTo, 303);
}

async function send(
  context: Readonly<RouterContextProvider>,
  { newPassword, confirmPassword, endOtherAccess, ...known }: Partial<Typed>,
  query: { check?: "true" } = {},
): Promise<Outcome<PasswordChangeJson>> {
  const json = partly<ChangedPassword>({
    ...known,
    newPassword: agreedPassword(newPassword, confirmPassword),
    // An unticked box sends nothing, which the API would take for true.
    endOtherAccess: endOtherAccess === "on",
  });
  const outcome = await attempt(getApi(context).user["reset-password"].$post({ query, json }));
  if (outcome.ok || !getMember(context)) return outcome;
  return { ok: false, failure: ofPasswordAlone(outcome.failure, m.loginNotOldPassword()) };
}

/** For who is signed in: it is her number, so the password alone is wrong. */
export function ofPasswordAlone({ status, code, message, errors }: ApiFailure, msg: string): ApiFailure {
  if (code !== "wrong_credentials") return new ApiFailure(status, code, message, errors);
  return new ApiFailure(
    status,
    code,
    msg,
    errors.map((error) => (error.path === "" ? { msg, path: "password" } : error)),
  );
}
