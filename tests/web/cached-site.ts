import { shippedId } from "../../server/domain/identity.ts";
import type { Site } from "../support/site.ts";
import { registrationOf } from "../fixtures/registrations.ts";
import { Visitor, type Answer } from "./visitor.ts";

const thread = `/forum/details?id=${shippedId("post", "sample-post-sleep")}`;

/** Pages that are kept for all visitors. */
export const SHARED = ["/", "/weeks?tab=before&week=24", "/about", "/citations", "/forum", thread, "/sitemap.xml"];

/** A member's name that stands on no page but hers. */
export const NAME = "Zarmina Canary";

/** A member of that name, signed in. */
export async function signedIn(site: Site) {
  const registration = await write(site, { fullName: NAME });
  const member = new Visitor(site.address);
  const { phoneNumber, password } = registration;
  const answer = await member.post("/login", { phoneNumber, password, intent: "login" });
  if (answer.status !== 303) throw new Error(`She could not log in: ${answer.status}`);
  return member;
}

/** Somebody registers and saves her name, which may stand on any page: all are rendered anew after it. */
export async function write(site: Site, overrides: Record<string, unknown> = {}) {
  const tenWeeksAgo = new Date(Date.now() - 70 * 86_400_000).toISOString().slice(0, 10);
  const registration = registrationOf({ lastMenstrualPeriod: tenWeeksAgo, ...overrides });
  const response = await fetch(`${site.address}/api/user/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(registration),
  });
  if (!response.ok) throw new Error(`She could not register: ${response.status} ${await response.text()}`);
  const { token } = Object(await response.json());
  const body = new FormData();
  body.set("fullName", registration.fullName);
  const named = await fetch(`${site.address}/api/user/update`, {
    method: "PUT",
    headers: { "x-auth-header": token },
    body,
  });
  if (!named.ok) throw new Error(`She could not save her name: ${named.status}`);
  return registration;
}

/** What the cache says that it did. */
export function stateOf({ headers }: Answer) {
  return /^cache;desc=(\w+)$/.exec(String(headers["server-timing"]))?.[1];
}
