import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FULL_COST } from "../../../server/domain/password-hasher.ts";
import { areAlike, quickest } from "../../support/quickest.ts";
import { webTierKeyOf } from "../../support/web-tier.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember } from "../../fixtures/members.ts";
import { nextPhoneNumber } from "../../fixtures/registrations.ts";

/** With passwords that take as long as in production: the queue of those who sign in only fills so. */
let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { passwordCost: FULL_COST });
});
afterAll(() => umeed.stop());

const PASSWORD = "a quiet lamp";
const signIn = (phoneNumber: string, password: string) =>
  umeed.call("POST", "/user/login/number-password", { body: { phoneNumber, password } });

test("signing in takes as long for an unknown number as for a wrong password", async () => {
  // Nobody's number takes more than ten tries.
  const members = await Promise.all(Array.from({ length: 5 }, () => newMember(umeed)));
  const refuse = async (number: string) => {
    expect((await signIn(number, "another quiet lamp")).status).toBe(401);
  };
  const [wrong, unknown] = await quickest(
    { rounds: 9, most: 45 },
    [(round) => refuse(members[round % 5]?.phoneNumber ?? ""), () => refuse(nextPhoneNumber())],
    areAlike,
  );
  expect(unknown / wrong).toBeGreaterThan(0.5);
  expect(unknown / wrong).toBeLessThan(2);
});

describe("a rush of sign-ins", () => {
  test("is refused past the queue, in words and with a time to try again, and the others are answered", async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => signIn(nextPhoneNumber(), PASSWORD)));

    const refused = answers.filter(({ status }) => status !== 401);
    expect(answers.length - refused.length).toBeGreaterThan(20);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect(status).toBe(503);
      expect(headers.get("retry-after")).toBe("5");
      expect(body).toMatchObject({ code: "overloaded", errors: [{ path: "" }] });
    }
    expect((await signIn(nextPhoneNumber(), PASSWORD)).status).toBe(401);
  });

  test("from one address keeps nobody out at another", async () => {
    const key = await webTierKeyOf(umeed);
    const from = (address: string) =>
      umeed.call("POST", "/user/login/number-password", {
        body: { phoneNumber: nextPhoneNumber(), password: PASSWORD },
        headers: { "x-umeed-web-tier": key, "x-umeed-client-address": address },
      });
    const rush = Array.from({ length: 100 }, () => from("203.0.113.7"));
    const others = Array.from({ length: 5 }, (_, at) => from(`198.51.100.${at}`));
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect((await Promise.all(rush)).filter(({ status }) => status === 503).length).toBeGreaterThan(10);
  });
});
