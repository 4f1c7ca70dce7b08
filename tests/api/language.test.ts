import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGE_CODES, languageOf } from "../../server/contract/languages.ts";
import { shippedId } from "../../server/domain/identity.ts";
import { currentLanguage, speaking } from "../../server/language.ts";
import { newMember } from "../fixtures/members.ts";
import { registrationOf } from "../fixtures/registrations.ts";
import { describedRoutes } from "../support/routes.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

async function languageOfAnswer(headers: Record<string, string>, token?: string) {
  const { status, headers: answered } = await umeed.call("GET", "/city", { headers, token });
  expect(status).toBe(200);
  return answered.get("content-language");
}

describe("the language of an answer", () => {
  test.each([
    ["nothing is said", {}, "en"],
    ["a phone is in Urdu", { "accept-language": "ur-PK,en;q=0.7" }, "ur"],
    ["a phone likes English more", { "accept-language": "ur;q=0.4, en-GB;q=0.9" }, "en"],
    ["a phone takes no Urdu", { "accept-language": "ur;q=0" }, "en"],
    ["a phone is in a language that we do not have", { "accept-language": "fr, *;q=0.1" }, "en"],
    ["the header says Urdu", { "umeed-language": "ur", "accept-language": "en" }, "ur"],
    ["the header names none of ours", { "umeed-language": "xx", "accept-language": "ur" }, "ur"],
  ])("when %s", async (_, headers, language) => {
    expect(await languageOfAnswer(headers)).toBe(language);
  });

  test("is what the member chose, unless the header says otherwise", async () => {
    const sana = await newMember(umeed);
    expect((await sana.call("GET", "/user/me")).at("data.language")).toBeUndefined();
    const chosen = await sana.call("PUT", "/user/language", { body: { language: "ur" } });
    expect([chosen.status, chosen.body]).toEqual([200, { data: { language: "ur" } }]);

    expect(await languageOfAnswer({ "accept-language": "en" }, sana.token)).toBe("ur");
    expect(await languageOfAnswer({ "umeed-language": "en" }, sana.token)).toBe("en");
    expect(await languageOfAnswer({ "accept-language": "ur" }, "a token of nobody")).toBe("ur");
    const twoTokens = { "accept-language": "ur", authorization: "Bearer another token" };
    expect(await languageOfAnswer(twoTokens, sana.token)).toBe("ur");
    const me = await sana.call("GET", "/user/me");
    expect([me.at("data.language"), me.headers.get("content-language")]).toEqual(["ur", "ur"]);

    await sana.call("PUT", "/user/language", { body: { language: null } });
    expect(await languageOfAnswer({}, sana.token)).toBe("en");
    expect((await sana.call("PUT", "/user/language", { body: { language: "fr" } })).body.errors).toEqual([
      { msg: "Choose a language.", path: "language" },
    ]);
  });

  test("is that of the name under an article that nobody signed", async () => {
    const path = `/article/${shippedId("article", "teething")}`;
    const authorIn = async (language: string) =>
      (await umeed.call("GET", path, { headers: { "umeed-language": language } })).at("data.userId.fullName");
    expect([await authorIn("en"), await authorIn("ur")]).toEqual(["The editors", "ہمارے ایڈیٹر"]);
  });

  test.each([
    ["Urdu, which the header names, is", { "umeed-language": "ur" }, "ur"],
    ["the first language, where nobody had to choose, is not", { "umeed-language": "en" }, undefined],
    ["what the phone is set to is not", { "accept-language": "ur" }, undefined],
  ])("registering chooses it: %s stored", async (_, headers, language) => {
    const body = registrationOf();
    const made = await umeed.call("POST", "/user/register", { body, headers });
    expect([made.status, made.at("user.language")]).toEqual([200, language]);

    const { phoneNumber, password } = body;
    const signIn = { body: { phoneNumber, password }, headers: { "umeed-language": "en" } };
    const signedIn = await umeed.call("POST", "/user/login/number-password", signIn);
    expect([signedIn.status, signedIn.at("user.language")]).toEqual([200, language]);
  });

  test("is said also of a failure, and what it depends on", async () => {
    const { status, headers } = await umeed.call("GET", "/article/none", { headers: { "umeed-language": "ur" } });
    expect([status, headers.get("content-language")]).toEqual([404, "ur"]);
    expect(headers.get("vary")).toContain("Umeed-Language, Accept-Language");
  });

  test("is not said of pictures", async () => {
    const { headers } = await umeed.call("GET", "/pictures/share/umeed.png");
    expect([headers.get("content-language"), headers.get("vary") ?? ""]).toEqual([
      null,
      expect.not.stringContaining("Language"),
    ]);
  });

  test("may be asked for in every call, as the description says", async () => {
    const { body } = await umeed.call("GET", "/openapi.json");
    const calls = Object.values(Object(body.paths)).flatMap((methods) => Object.values(Object(methods)));
    expect(calls).toHaveLength((await describedRoutes(umeed)).length);
    const named = { name: "Umeed-Language", in: "header", required: false };
    for (const call of calls) {
      expect(Object(call).parameters).toContainEqual(expect.objectContaining(named));
    }
  });
});

test("a thousand requests at a time keep each their language", async () => {
  const languages = Array.from({ length: 1_000 }, (_, index) => LANGUAGE_CODES[index % LANGUAGE_CODES.length] ?? "en");
  const answer = async () => {
    await Promise.resolve();
    return currentLanguage();
  };
  expect(await Promise.all(languages.map((language) => speaking(language, answer)))).toEqual(languages);
  expect(currentLanguage()).toBe("en");
});

test("each language has its own address and name", () => {
  const prefixes = LANGUAGE_CODES.map((code) => languageOf(code).prefix);
  expect(prefixes[0]).toBe("");
  expect(new Set(prefixes).size).toBe(LANGUAGE_CODES.length);
});
