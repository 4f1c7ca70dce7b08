import type { Page } from "playwright/test";
import { callApi, type CallOptions } from "../support/api-call.ts";
import { registered, signIn } from "./members.ts";

/** A member made at the API, who writes there as a mobile app does. */
export async function writer(address: string, overrides: Record<string, unknown> = {}) {
  const { phoneNumber, password } = await registered(address, overrides);
  const answer = await callApi(address, "POST", "/user/login/number-password", { body: { phoneNumber, password } });
  const token = answer.textAt("token");
  return {
    id: answer.textAt("user._id"),
    phoneNumber,
    password,
    call: (method: string, path: string, options: CallOptions = {}) =>
      callApi(address, method, path, { token, ...options }),
    /** Signs her in on this page's browser. */
    comesTo: (page: Page) => signIn(page, address, { phoneNumber, password }),
  };
}

/** The card of a post in a list, or of a comment in a thread, by its id. */
export const cardOf = (page: Page, id: string) => page.locator(`#post-${id}, #comment-${id}`);
