import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../../server/db/open.ts";
import { say } from "../../../server/contract/sentences/say.ts";
import { changePassword } from "../../../server/domain/account/new-password.ts";
import type { Context } from "../../../server/domain/context.ts";
import { PasswordHasher } from "../../../server/domain/password-hasher.ts";
import { signIn } from "../../../server/domain/second-factor/sign-in.ts";
import { contextOn } from "../../support/context.ts";
import { emptyDatabase, type OwnDatabase } from "../../support/empty-database.ts";
import { CHEAP_PASSWORDS } from "../../support/noon.ts";
import { memberNamed } from "../../fixtures/members.ts";

const PASSWORD = "a quiet lamp";
const device = { key: "her new phone", name: null, address: "203.0.113.7" };

let empty: OwnDatabase;
let opened: OpenDatabase;
let context: Context;
let sana: { id: string; phoneNumber: string };
beforeAll(async () => {
  empty = await emptyDatabase();
  opened = openDatabase(empty.settings);
  await migrate(opened);
  context = { ...contextOn(opened, empty.settings.dataDir), passwords: new PasswordHasher(CHEAP_PASSWORDS) };
});
afterAll(async () => {
  await opened.db.destroy();
  await empty.drop();
});
beforeEach(async () => {
  sana = await memberNamed({ db: opened.db, call: () => Promise.reject(new Error("there is no server")) }, "Sana");
  await storePassword(PASSWORD);
  await opened.db.deleteFrom("session").where("memberId", "=", sana.id).execute();
});

async function storePassword(password: string) {
  const passwordHash = await context.passwords.hash(password);
  await opened.db.updateTable("member").set({ passwordHash }).where("id", "=", sana.id).execute();
}

/** In which something else happens once a password is found right. */
function contextWhere(happens: () => Promise<unknown>): Context {
  const passwords = Object.assign(new PasswordHasher(CHEAP_PASSWORDS), {
    matches: async (password: string, hash: string | undefined) => {
      const isRight = await context.passwords.matches(password, hash);
      await happens();
      return isRight;
    },
  });
  return { ...context, passwords };
}

const known = () => ({ phoneNumber: sana.phoneNumber, password: PASSWORD });
const signInWhile = (happens: () => Promise<unknown>) =>
  signIn(contextWhere(happens), { ...known(), isSharedPhone: false, secondFactor: null }, device);
const sessions = () => opened.db.selectFrom("session").select("memberId").where("memberId", "=", sana.id).execute();

test("a sign-in begins one session", async () => {
  await signInWhile(async () => {});
  expect(await sessions()).toHaveLength(1);
});

test("a sign-in with a password that is replaced meanwhile begins none", async () => {
  await expect(signInWhile(() => storePassword("a lamp by the river"))).rejects.toThrow(say.wrongCredentials());
  expect(await sessions()).toEqual([]);
});

test("a sign-in to an account that is deleted meanwhile is refused", async () => {
  const leave = () => opened.db.deleteFrom("member").where("id", "=", sana.id).execute();
  await expect(signInWhile(leave)).rejects.toThrow(say.wrongCredentials());
});

test("a change of a password that is replaced meanwhile changes nothing", async () => {
  const replaced = contextWhere(() => storePassword("a lamp by the river"));
  const change = { ...known(), newPassword: "a stranger's lamp", endOtherAccess: true };
  await expect(changePassword(replaced, change, device, null)).rejects.toThrow(say.wrongCredentials());
  const signedIn = signIn(
    context,
    { ...known(), password: "a lamp by the river", isSharedPhone: false, secondFactor: null },
    device,
  );
  expect((await signedIn).member.id).toBe(sana.id);
});
