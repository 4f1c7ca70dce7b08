import { href, redirectDocument, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { password, phoneNumber } from "../../../server/contract/account/fields.ts";
import { inLanguage, languageOf } from "../../../server/contract/languages.ts";
import { say } from "../../../server/contract/sentences/say.ts";
import { attempt, getApi } from "../../api/client.ts";
import type { Member } from "../../api/types.ts";
import { hostContext } from "../../host.ts";
import { language } from "../../language.ts";
import { redirectToSafePath } from "../../middleware/safe-path.ts";
import { flash, getSession } from "../../middleware/session.ts";

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
  session.unset("lastMember");
  if (isSharedPhone) session.set("isSharedPhone", true);
}

/** To the page that asked for a sign-in, in the language of this one; if none did, home in the language that the member chose. */
export function redirectSignedIn(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { next }: SignIn,
  { language: chosen = language.code }: Pick<Member, "language">,
): Response {
  const isOn = context.get(hostContext).languages.some(({ code }) => code === chosen);
  const locale = next || !isOn ? language.code : chosen;
  flash(context, { kind: "status", message: say.loggedIn({}, { locale }) });
  if (locale === language.code) return redirectToSafePath(next, request);
  // Given a path, the router of these pages would put the prefix of their own language before it.
  return redirectDocument(new URL(inLanguage(href("/"), languageOf(locale)), request.url).href, 303);
}
