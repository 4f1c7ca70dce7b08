import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countedStatuses, noteFault } from "../../support/fault-note.ts";
import { isSqlite } from "../../support/empty-database.ts";
import { twoPlacesWithBroker } from "../../support/places.ts";
import { findRedis } from "../../support/redis.ts";
import { newMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";
import { OpenPage } from "../../fixtures/open-page.ts";
import { livePages } from "./live-cases.ts";
import { messagesOfTwo } from "./message-cases.ts";

describe.skipIf(isSqlite || !findRedis())("in two processes on one PostgreSQL with a broker between them,", () => {
  livePages(twoPlacesWithBroker);
  messagesOfTwo(twoPlacesWithBroker);

  describe("while the broker is stopped and started", () => {
    let places: Awaited<ReturnType<typeof twoPlacesWithBroker>>;
    beforeAll(async () => {
      places = await twoPlacesWithBroker();
    });
    afterAll(() => places.stop());

    const readiness = async () => {
      const answers = await Promise.all([places.one, places.other].map(({ address }) => fetch(`${address}/readyz`)));
      return Promise.all(answers.map(async (answer) => `${answer.status} ${(await answer.text()).trim()}`));
    };

    test("messages are stored, none is lost and none comes twice", async () => {
      const sana = await newMember(places.one, { fullName: "Sana" });
      const hira = await newMember(places.other, { fullName: "Hira", isFindable: true });
      await write(sana, hira, "Salam");
      await write(hira, sana, "Walaikum salam");
      const page = await new OpenPage(places.other, hira).isOpen();
      expect(await readiness()).toEqual(["200 ready", "200 ready"]);

      await write(sana, hira, "before");
      await page.until(() => page.texts.length === 1);
      await places.broker.halt();
      const away = [await write(sana, hira, "while it is away"), await write(sana, hira, "and one more")];
      await expect.poll(readiness).toEqual(["200 ready, without broker", "200 ready, without broker"]);
      const heardMeanwhile = page.texts;
      await places.broker.start();
      const started = performance.now();
      await page.until(() => page.texts.length === 3);
      const saw = `writes ${countedStatuses(away.map(({ status }) => status))}, each message once, later`;
      noteFault({ saw, healedAfter: performance.now() - started });
      await expect.poll(readiness).toEqual(["200 ready", "200 ready"]);
      await write(sana, hira, "after");
      await page.until(() => page.texts.length === 4);
      await page.cut();

      expect(away.map(({ status }) => status)).toEqual([200, 200]);
      expect(heardMeanwhile).toEqual(["before"]);
      expect(page.texts).toEqual(["before", "while it is away", "and one more", "after"]);
    });
  });
});
