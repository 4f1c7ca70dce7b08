import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { newPassword, password, phoneNumber } from "../../../server/contract/account/fields.ts";
import { OLD_PASSWORD_MISSING } from "../../../server/contract/account/sentences.ts";
import { attempt, getApi } from "../../api/client.ts";
import { ApiFailure } from "../../api/failure.ts";
import { agreedPassword, confirmed, isConfirmed, NOT_MATCHED } from "../../forms/password-schema.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { draftFields } from "../../middleware/draft.ts";
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
  if (submission.status !== "success") return incomplete(submission);
  const { phoneNumber, password, newPassword, confirmPassword, endOtherAccess } = submission.value;
  const json = {
    phoneNumber,
    password,
    newPassword: agreedPassword(newPassword, confirmPassword),
    // An unticked box sends nothing, which the API would take for true.
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

export function ofPasswordAlone(failure: ApiFailure, msg: string): ApiFailure {
  if (failure.code !== "wrong_credentials") return failure;
  return new ApiFailure(failure.status, failure.code, msg, [{ msg, path: "password" }]);
}
