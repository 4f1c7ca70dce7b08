import { randomUUID } from "node:crypto";
import type { Role } from "../../server/db/schema/accounts.ts";
import { searchNameOf } from "../../server/domain/accounts/search-name.ts";
import { fingerprint, newId } from "../../server/domain/identity.ts";
import { NOON } from "../support/noon.ts";
import { type CallOptions, type TestUmeed } from "../support/umeed.ts";
import { nextPhoneNumber, registrationOf } from "./registrations.ts";

/** A member who has just registered, each from a phone of her own, so that no sign-up limit is met. */
export async function newMember(umeed: Pick<TestUmeed, "call">, overrides: Record<string, unknown> = {}) {
  const registration = registrationOf(overrides);
  const answer = await umeed.call("POST", "/user/register", {
    body: registration,
    headers: { "x-umeed-device": randomUUID() },
  });
  if (answer.status !== 200) throw new Error(`She could not register: ${answer.status} ${answer.text}`);
  return signedIn(umeed, {
    token: answer.textAt("token"),
    id: answer.textAt("user._id"),
    phoneNumber: registration.phoneNumber,
  });
}

/** What is needed of an Umeed for members to be put in and to call it. */
type Called = Pick<TestUmeed, "db" | "call">;

/** As many members as asked, put straight into the database: a crowd would else wait for its passwords. */
export async function crowd(umeed: Called, count: number): Promise<NewMember[]> {
  return putMembers(
    umeed,
    Array.from({ length: count }, (_, index) => `Member ${index}`),
  );
}

/** One such member. */
export async function memberNamed(umeed: Called, fullName: string, role: Role = "member"): Promise<NewMember> {
  const [member] = await putMembers(umeed, [fullName], role);
  if (!member) throw new Error("no member was made");
  return member;
}

export type NewMember = Awaited<ReturnType<typeof newMember>>;

function signedIn(
  umeed: Pick<TestUmeed, "call">,
  { token, id, phoneNumber }: { token: string; id: string; phoneNumber: string },
) {
  const call = (method: string, path: string, options: CallOptions = {}) =>
    umeed.call(method, path, { token, ...options });
  return { token, id, phoneNumber, call };
}

async function putMembers(umeed: Called, names: string[], role: Role = "member") {
  const all = names.map((fullName) => ({ id: newId(), token: randomUUID(), phoneNumber: nextPhoneNumber(), fullName }));
  const rows = all.map(({ id, phoneNumber, fullName }) => ({
    id,
    fullName,
    searchName: searchNameOf(fullName),
    phone: phoneNumber,
    phoneAsTyped: phoneNumber,
    email: "hers@example.org",
    passwordHash: "none",
    dateOfBirth: "1996-05-04",
    gender: "FEMALE" as const,
    country: "PK",
    isFindable: 0 as const,
    isPregnant: 1 as const,
    role,
    createdAt: NOON,
    updatedAt: NOON,
  }));
  const sessions = all.map(({ id, token }) => ({
    tokenHash: fingerprint(token),
    memberId: id,
    isSharedPhone: 0 as const,
    createdAt: NOON,
    lastSeenAt: Number.MAX_SAFE_INTEGER,
    idleUntil: Number.MAX_SAFE_INTEGER,
    absoluteUntil: Number.MAX_SAFE_INTEGER,
  }));
  await umeed.db.insertInto("member").values(rows).execute();
  await umeed.db.insertInto("session").values(sessions).execute();
  return all.map((member) => signedIn(umeed, member));
}
