import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { password, phoneNumber } from "../../../server/contract/account/fields.ts";
import { attempt, getApi } from "../../api/client.ts";
import { flash, getSession } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";

export const signInSchema = z.object({
  phoneNumber: phoneNumber(),
  password: password(),
  isSharedPhone: z.literal("on").optional(),
  next: z.string().max(2000).optional(),
});

type SignIn = z.output<typeof signInSchema>;

/** @param secondFactor the code of a second step, where one was asked for. */
export function callSignIn(
  context: Readonly<RouterContextProvider>,
  { phoneNumber, password, isSharedPhone }: SignIn,
  secondFactor?: string,
) {
  const json = { phoneNumber, password, isSharedPhone: isSharedPhone === "on", secondFactor };
  return attempt(getApi(context).user.login["number-password"].$post({ json }));
}

export async function beginSession(
  context: Readonly<RouterContextProvider>,
  { isSharedPhone }: SignIn,
  token: string,
): Promise<void> {
  const session = getSession(context);
  // Signing in ends the session that this browser had before.
  if (session.has("token")) await attempt(getApi(context).user.logout.$post());
  session.set("token", token);
  if (isSharedPhone) session.set("isSharedPhone", true);
  flash(context, { kind: "status", message: m.loginDone() });
}
