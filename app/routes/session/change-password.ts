import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { newPassword, password, phoneNumber } from "../../../server/contract/accounts/fields.ts";
import { OLD_PASSWORD_MISSING } from "../../../server/contract/accounts/sentences.ts";
import { attempt, getApi } from "../../api/client.ts";
import { ApiFailure } from "../../api/failure.ts";
import { agreedPassword, confirmed, isConfirmed, NOT_MATCHED } from "../../forms/password-schema.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { heldFields } from "../../middleware/held-form.ts";
import { getMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import { replacedSentence } from "./replaced-password.ts";

const schema = z
  .object({
    phoneNumber: phoneNumber(),
    password: password(OLD_PASSWORD_MISSING),
    newPassword: newPassword(),
    confirmPassword: confirmed,
    endOtherAccess: z.literal("on").optional(),
  })
  .refine(({ newPassword, confirmPassword }) => isConfirmed(newPassword, confirmPassword), {
    path: ["confirmPassword"],
    error: NOT_MATCHED,
  });

export type ChangePasswordFields = z.input<typeof schema>;

/** What the form begins with. */
export function changePasswordForm(context: Readonly<RouterContextProvider>) {
  const held = heldFields(context);
  return {
    constraint: constraintsOf(schema),
    defaultValue: {
      phoneNumber: held.phoneNumber,
      // Where the form was sent before, a box without its tick was unticked.
      endOtherAccess: "phoneNumber" in held ? held.endOtherAccess : "on",
    },
  };
}

/** Changes a password that she knows; she stays logged in here, if she is. @param doneTo where she goes then. */
export async function changePassword(form: FormData, context: Readonly<RouterContextProvider>, doneTo: string) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { phoneNumber, password, newPassword, confirmPassword, endOtherAccess } = submission.value;
  const json = {
    phoneNumber,
    password,
    newPassword: agreedPassword(newPassword, confirmPassword),
    // A box without its tick sends nothing, which the API would take for a yes.
    endOtherAccess: endOtherAccess === "on",
  };
  const outcome = await attempt(getApi(context).user["reset-password"].$post({ json }));
  if (!outcome.ok)
    return refused(
      submission,
      getMember(context) ? ofPasswordAlone(outcome.failure, "This is not your old password.") : outcome.failure,
    );
  flash(context, { kind: "status", message: replacedSentence(outcome.value) });
  return redirect(doneTo, 303);
}

/** What is told of a wrong pair to a member who is logged in: her number is right. @param msg the words for it. */
export function ofPasswordAlone(failure: ApiFailure, msg: string): ApiFailure {
  if (failure.code !== "wrong_credentials") return failure;
  return new ApiFailure(failure.status, failure.code, msg, [{ msg, path: "password" }]);
}
