import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember } from "../../fixtures/members.ts";
import { formOf } from "../../fixtures/registrations.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

describe("changing the name", () => {
  test("answers message and image, and changes nothing else", async () => {
    const sana = await newMember(umeed);
    const before = await sana.call("GET", "/user/me");

    const answer = await sana.call("PUT", "/user/update", { body: formOf({ fullName: " Sana Bibi " }) });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: "Profile updated successfully", image: null });
    const after = await sana.call("GET", "/user/me");
    expect(after.body.data).toEqual({ ...Object(before.body.data), fullName: "Sana Bibi" });
  });

  test("works at the host's root too, with either header", async () => {
    const sana = await newMember(umeed);
    for (const [header, value] of [
      ["x-auth-header", sana.token],
      ["authorization", `Bearer ${sana.token}`],
    ] as const) {
      const fullName = `Sana by ${header}`;
      const response = await fetch(`${umeed.address}/user/update`, {
        method: "PUT",
        headers: { [header]: value },
        body: formOf({ fullName }),
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ message: "Profile updated successfully", image: null });
      expect((await sana.call("GET", "/user/me")).at("data.fullName")).toBe(fullName);
    }
    const visitor = await fetch(`${umeed.address}/user/update`, { method: "PUT", body: formOf({ fullName: "X" }) });
    expect(visitor.status).toBe(401);
  });

  test.each(["", "null", "undefined", new File([], "")])(
    "keeps the picture where the form says %j of one",
    async (image) => {
      const sana = await newMember(umeed);
      const answer = await sana.call("PUT", "/user/update", { body: formOf({ fullName: "Sana", image }) });
      expect([answer.status, answer.body]).toEqual([200, { message: "Profile updated successfully", image: null }]);
    },
  );

  test("believes no id, phone number or role that comes with it", async () => {
    const [sana, hira] = [await newMember(umeed), await newMember(umeed, { fullName: "Hira" })];
    const claims = { _id: hira.id, id: hira.id, phoneNumber: hira.phoneNumber, role: "admin", isSample: 1 };

    await sana.call("PUT", "/user/update", { body: formOf({ fullName: "Sana again", ...claims }) });

    expect((await hira.call("GET", "/user/me")).at("data.fullName")).toBe("Hira");
    const after = await sana.call("GET", "/user/me");
    expect(after.body.data).toMatchObject({ _id: sana.id, phoneNumber: sana.phoneNumber, fullName: "Sana again" });
  });

  test.each([
    ["none", {}],
    ["an empty one", { fullName: "" }],
    ["one of spaces", { fullName: " \t\u00A0 " }],
  ])("refuses %s", async (_, fields) => {
    const sana = await newMember(umeed);
    const answer = await sana.call("PUT", "/user/update", { body: formOf(fields) });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ msg: "Username is required", path: "fullName" }]);
    expect((await sana.call("GET", "/user/me")).at("data.fullName")).toBe("Sana");
  });

  test.each(["ثناء بی‌بی", "\u202Eanas\u202C", "S̸̢̛̹͇͗a̷̡͕̓n̵̪̔ã̶͎", "🤰🏽👩‍👧‍👦", "<img src=x onerror=alert(1)>", "Zoe\u0308"])(
    "stores %j as sent, in NFC",
    async (fullName) => {
      const sana = await newMember(umeed);
      expect((await sana.call("PUT", "/user/update", { body: formOf({ fullName }) })).status).toBe(200);
      expect((await sana.call("GET", "/user/me")).at("data.fullName")).toBe(fullName.normalize("NFC"));
    },
  );
});
