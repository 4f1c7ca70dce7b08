import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isSqlite } from "../../support/empty-database.ts";
import { onePlace, twoPlaces, type Places } from "../../support/places.ts";
import { NOON } from "../../support/noon.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";
import { OpenPage } from "../../fixtures/open-page.ts";

const HEARTBEAT_MS = 1_000;
const A_DAY = 86_400_000;

let places: Places;
beforeAll(async () => {
  const options = { heartbeatMs: HEARTBEAT_MS };
  places = await (isSqlite ? onePlace(options) : twoPlaces({}, options));
});
afterAll(() => places.stop());

const openPageOf = (member: NewMember) => new OpenPage(places.other, member).isOpen();

/** Whether her page ends by itself after what was done to her. */
async function endsAfter(act: (member: NewMember) => Promise<unknown>) {
  const member = await newMember(places.one);
  const page = await openPageOf(member);
  await act(member);
  await page.ended;
  return true;
}

/** The same of a page that is told something all the time. */
async function endsAfterLogOutWhileMessagesFlow() {
  const [sana, hira] = [await newMember(places.one), await newMember(places.one, { isFindable: true })];
  await write(sana, hira, "Salam");
  await write(hira, sana, "Walaikum salam");
  const page = await openPageOf(hira);
  await hira.call("POST", "/user/logout");
  const ended = page.ended.then(() => true);
  const hasEnded = () => Promise.race([ended, pause(HEARTBEAT_MS / 10, false)]);
  do await write(sana, hira, "And then");
  while (!(await hasEnded()));
  return true;
}

/** That another process on the same database tells of what is new, though nothing carries a hint between the two. */
async function isToldWithoutBroker() {
  const [sana, hira] = [await newMember(places.one), await newMember(places.one, { isFindable: true })];
  const page = await openPageOf(hira);
  await write(sana, hira, "Salam");
  await page.until(() => page.texts.length > 0);
  await page.cut();
  return page.texts.length === 1;
}

test("an open page ends at the next heartbeat after log-out, suspension and deletion, and hears by then what it missed", async () => {
  const { db } = places.one;
  const of = ({ id }: NewMember) => db.updateTable("member").where("id", "=", id);
  const found = await Promise.all([
    endsAfter((member) => member.call("POST", "/user/logout")),
    endsAfterLogOutWhileMessagesFlow(),
    endsAfter((member) =>
      of(member)
        .set({ suspendedUntil: NOON + A_DAY })
        .execute(),
    ),
    endsAfter(({ id }) => db.deleteFrom("member").where("id", "=", id).execute()),
    isToldWithoutBroker(),
  ]);

  expect(found).toEqual([true, true, true, true, true]);
});
