import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isSqlite } from "../../support/empty-database.ts";
import { onePlace, twoPlaces, type Places } from "../../support/places.ts";
import { NOON } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../world/members.ts";
import { write } from "../../world/messages.ts";
import { OpenPage } from "../../world/open-page.ts";

const SOON_MS = 30_000;
const A_DAY = 86_400_000;

let places: Places;
beforeAll(async () => {
  places = await (isSqlite ? onePlace() : twoPlaces());
});
afterAll(() => places.stop());

const openPageOf = (member: NewMember) => new OpenPage(places.other, member).isOpen();

/** Resolves to true when her page ends soon after what was done to her. */
async function endsSoonAfter(act: (member: NewMember) => Promise<unknown>) {
  const member = await newMember(places.one);
  const page = await openPageOf(member);
  await act(member);
  return Promise.race([page.ended.then(() => true), pause(SOON_MS).then(() => page.cut().then(() => false))]);
}

/** The same of a page that is told something all the time. */
async function endsSoonAfterLogOutWhileMessagesFlow() {
  const [sana, hira] = [await newMember(places.one), await newMember(places.one, { isFindable: true })];
  await write(sana, hira, "Salam");
  await write(hira, sana, "Walaikum salam");
  const page = await openPageOf(hira);
  await hira.call("POST", "/user/logout");
  for (let second = 0; second < SOON_MS / 1_000; second += 1) {
    await write(sana, hira, "And then");
    const hasEnded = await Promise.race([page.ended.then(() => true), pause(1_000).then(() => false)]);
    if (hasEnded) return true;
  }
  await page.cut();
  return false;
}

/** That another process on the same database tells of what is new, though nothing carries a hint between the two. */
async function isToldSoonWithoutBroker() {
  const [sana, hira] = [await newMember(places.one), await newMember(places.one, { isFindable: true })];
  const page = await openPageOf(hira);
  await write(sana, hira, "Salam");
  await page.until(() => page.texts.length > 0, SOON_MS);
  await page.cut();
  return page.texts.length === 1;
}

test("an open page ends within 30 seconds of log-out, suspension and deletion, and hears by then what it missed", async () => {
  const { db } = places.one;
  const of = ({ id }: NewMember) => db.updateTable("member").where("id", "=", id);
  const found = await Promise.all([
    endsSoonAfter((member) => member.call("POST", "/user/logout")),
    endsSoonAfterLogOutWhileMessagesFlow(),
    endsSoonAfter((member) =>
      of(member)
        .set({ suspendedUntil: NOON + A_DAY })
        .execute(),
    ),
    endsSoonAfter(({ id }) => db.deleteFrom("member").where("id", "=", id).execute()),
    isToldSoonWithoutBroker(),
  ]);

  expect(found).toEqual([true, true, true, true, true]);
}, 120_000);
