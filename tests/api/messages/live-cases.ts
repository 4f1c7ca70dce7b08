import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Places } from "../../support/places.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";
import { OpenPage } from "../../fixtures/open-page.ts";

/** What holds of open pages wherever they are open: Sana calls one place, Hira the other. */
export function livePages(start: () => Promise<Places>): void {
  let places: Places;
  let sana: NewMember;
  let hira: NewMember;
  const pages: OpenPage[] = [];
  const open = (member: NewMember, lastEventId?: string) => {
    const page = new OpenPage(member === sana ? places.one : places.other, member, lastEventId);
    pages.push(page);
    return page;
  };
  beforeAll(async () => {
    places = await start();
  });
  afterAll(() => places.stop());
  beforeEach(async () => {
    sana = await newMember(places.one, { fullName: "Sana", isFindable: true });
    hira = await newMember(places.other, { fullName: "Hira", isFindable: true });
    await write(sana, hira, "Salam");
    await write(hira, sana, "Walaikum salam");
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.cut()));
  });

  describe("an open page", () => {
    test("is told of a message, of its reading and of nothing that was before", async () => {
      const [hers, others] = [await open(hira).isOpen(), await open(sana).isOpen()];

      await write(sana, hira, "Are you well?");
      await hers.until(() => hers.texts.length > 0);
      await hira.call("PUT", `/chat/with/${sana.id}/read`, { body: { position: 3 } });
      await others.until(() => others.events.includes("read"));

      expect(hers.texts).toEqual(["Are you well?"]);
      expect(others.texts).toEqual(["Are you well?"]);
    });

    test("that is cut off again and again while messages flow misses none and is told none twice", async () => {
      const sent = Array.from({ length: 40 }, (_, index) => `m${index}`);
      const told: string[] = [];
      let cuts = 0;
      let page = await open(hira).isOpen();

      const sending = (async () => {
        for (const [index, text] of sent.entries()) {
          await write(sana, hira, text);
          // However fast the machine, she is cut off during each ten.
          if (index % 10 === 9) await vi.waitUntil(() => cuts > index / 10, { timeout: 20_000 });
        }
      })();
      while (told.length < sent.length) {
        await page.until(() => page.texts.length > 0);
        await page.cut();
        cuts += 1;
        told.push(...page.texts);
        page = await open(hira, page.lastId).isOpen();
      }
      await sending;

      expect(told).toEqual(sent);
      expect(cuts).toBeGreaterThan(3);
    });

    test("is told when a request is accepted, and not when it is refused", async () => {
      const [asked, unasked] = [await newMember(places.one), await newMember(places.other)];
      await write(asked, hira, "Salam");
      await write(unasked, hira, "Salam");
      const [glad, waiting] = [await open(asked).isOpen(), await open(unasked).isOpen()];

      await hira.call("PUT", `/chat/with/${unasked.id}/refused`);
      await hira.call("PUT", `/chat/with/${asked.id}/accepted`);
      await glad.until(() => glad.events.includes("conversation"));

      expect(waiting.events).toEqual(["ready"]);
    });

    test("that was away for too long, or comes from elsewhere, is told to begin anew", async () => {
      await places.one.db.deleteFrom("liveEvent").where("memberId", "=", hira.id).where("number", "<", 2).execute();
      await places.one.db.deleteFrom("liveEvent").where("memberId", "=", sana.id).execute();

      for (const [member, lastEventId] of [
        [hira, "0"],
        [sana, "1"],
        [hira, "77"],
      ] as const) {
        const page = await open(member, lastEventId).isOpen();
        expect([page.events, page.texts]).toEqual([["reset"], []]);
      }
    });

    test("is one of five at most: the oldest ends and is told why", async () => {
      const six = [];
      for (let index = 0; index < 6; index += 1) six.push(await open(hira).isOpen());

      await six[0]?.ended;
      await write(sana, hira, "To five");
      await Promise.all(six.slice(1).map((page) => page.until(() => page.texts.length > 0)));
      expect(six[0]?.events).toEqual(["ready", "replaced"]);
      expect(six[1]?.events).not.toContain("replaced");
    });

    test("is not opened by a request for its headers alone", async () => {
      const page = await open(hira).isOpen();

      for (let index = 0; index < 6; index += 1) {
        const { status, headers } = await fetch(`${places.other.address}/api/live`, {
          method: "HEAD",
          headers: { "x-auth-header": hira.token },
        });
        expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream"]);
      }
      await write(sana, hira, "Still here?");
      await page.until(() => page.texts.length > 0);

      expect(page.events).not.toContain("replaced");
    });

    test("is no visitor's", async () => {
      expect((await places.one.call("GET", "/live")).status).toBe(401);
    });

    test("is not kept by browsers or proxies", async () => {
      const { headers, body } = await fetch(`${places.one.address}/api/live`, {
        headers: { "x-auth-header": sana.token },
      });
      await body?.cancel();

      expect(headers.get("content-type")).toBe("text/event-stream");
      expect([headers.get("cache-control"), headers.get("x-accel-buffering")]).toEqual(["no-store", "no"]);
    });
  });
}
