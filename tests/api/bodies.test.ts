import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countedStatuses, noteFault } from "../support/fault-note.ts";
import { describedRoutes, type DescribedRoute } from "../support/routes.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { memberNamed } from "../fixtures/members.ts";

const KB = 1024;
const MB = 1024 * KB;
const BOUNDARY = "umeed-test";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

let umeed: TestUmeed;
let routes: DescribedRoute[];
/** One for each call, since all that she sends counts as writing. */
const tokens = new Map<string, string>();
const statuses: number[] = [];
beforeAll(async () => {
  umeed = await startTestUmeed();
  routes = (await describedRoutes(umeed)).filter(({ bodyTypes }) => bodyTypes.length > 0);
  // To others the moderators' calls are not there, whatever they send.
  for (const { name } of routes) tokens.set(name, (await memberNamed(umeed, "Sana", "administrator")).token);
  // The first codes ask for nothing from who has just registered.
  const token = tokens.get("POST /user/recovery-codes");
  const first = await umeed.call("POST", "/user/recovery-codes", { token, body: {} });
  if (first.status !== 200) throw new Error(`no codes were drawn: ${first.status}`);
});
afterAll(async () => {
  noteFault({ saw: countedStatuses(statuses) });
  await umeed.stop();
});

const taking = (type: string) => routes.filter(({ bodyTypes }) => bodyTypes.includes(type));

interface Sent {
  type?: string;
  bytes: string | Uint8Array<ArrayBuffer>;
  /** Without a length, in pieces. */
  isChunked?: boolean;
}

async function send({ name, method, path }: DescribedRoute, sent: Sent, token = tokens.get(name) ?? "") {
  const { type, bytes, isChunked = false } = sent;
  const whole = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  const response = await fetch(`${umeed.address}/api${path}`, {
    method,
    headers: { "x-auth-header": token, ...(type ? { "content-type": type } : {}) },
    // A Blob without a type, unlike text, brings no content type of its own.
    ...(isChunked ? { body: inPieces(whole), duplex: "half" as const } : { body: new Blob([whole]) }),
  });
  const body: unknown = await response.json();
  statuses.push(response.status);
  return { name, status: response.status, body };
}

function inPieces(bytes: Uint8Array) {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent, sent + 16 * KB));
      sent += 16 * KB;
      return undefined;
    },
  });
}

const refusal = ({ name }: DescribedRoute, status: number, code: string) => ({
  name,
  status,
  body: {
    message: expect.stringMatching(/\w/),
    errors: expect.arrayContaining([{ msg: expect.stringMatching(/\w/), path: expect.any(String) }]),
    code,
  },
});

const part = (name: string, value: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(typeof value === "string" ? Buffer.from(value) : value),
    Buffer.from("\r\n"),
  ]);
const file = (name: string, size: number) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n`),
    Buffer.from("Content-Type: image/jpeg\r\n\r\n"),
    Buffer.alloc(size),
    Buffer.from("\r\n"),
  ]);
const form = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]));

describe("every call with a body", () => {
  test("is in the description, so that the tests below see it", () => {
    expect(routes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["POST /user/register", "PUT /user/update", "POST /pregnancyinfo/add"]),
    );
    expect(taking("application/json").length).toBeGreaterThan(3);
    expect(taking("multipart/form-data").length).toBeGreaterThan(1);
  });

  test("answers 415 to any type that it doesn't take, and to none", async () => {
    const others = ["text/plain", "application/xml", "application/jsonp", "application/x-www-form-urlencoded", "json"];
    for (const route of routes) {
      const wrong = [...others, "application/json", MULTIPART].filter(
        (type) => !route.bodyTypes.includes(type.split(";", 1)[0] ?? ""),
      );
      for (const type of wrong)
        expect(await send(route, { type, bytes: "{}" })).toEqual(refusal(route, 415, "unsupported_type"));
      expect(await send(route, { bytes: "{}" })).toEqual(refusal(route, 415, "unsupported_type"));
    }
  });
});

describe("every call with a body that is for members", () => {
  const json = "application/json";
  test.each([
    ["of a wrong type", { type: "text/plain", bytes: "{}" }],
    ["of no type", { bytes: "{}" }],
    ["cut off", { type: json, bytes: '{"fullName": "Sa' }],
    ["of nothing that fits", { type: json, bytes: "[]" }],
    ["too large", { type: json, bytes: `"${"x".repeat(MB)}"` }],
    ["too large, in pieces", { type: json, bytes: `"${"x".repeat(MB)}"`, isChunked: true }],
    ["too large for any", { type: MULTIPART, bytes: new Uint8Array(8 * MB) }],
  ])("answers 401 to a visitor's %s, before it looks at it", async (_, sent) => {
    const forMembers = routes.filter(({ needsToken }) => needsToken);
    expect(forMembers.length).toBeGreaterThan(5);
    for (const route of forMembers) {
      expect(await send(route, sent, "x".repeat(43))).toEqual(refusal(route, 401, "unauthenticated"));
    }
  });

  test("answers 404 to a member's, where only moderators may make it", async () => {
    const moderating = routes.filter(({ tags }) => tags.includes("Moderation"));
    expect(moderating.length).toBeGreaterThan(0);
    const { token } = await memberNamed(umeed, "Hira");
    for (const route of moderating) {
      expect(await send(route, { bytes: "{}" }, token)).toEqual(refusal(route, 404, "not_found"));
    }
  });
});

describe("every call with a JSON body", () => {
  const type = "application/json";
  const wholeTexts = new Set([
    "POST /content/check",
    "POST /content/preview",
    "POST /content/{kind}",
    "PUT /content/{kind}/{key}",
  ]);

  test.each([
    ["cut off", '{"fullName": "Sa'],
    ["empty", ""],
    ["no JSON", "fullName=Sana"],
    ["not UTF-8", new Uint8Array([...Buffer.from('{"fullName":"Sana'), 0xff, 0xfe, ...Buffer.from('"}')])],
    ["of half a UTF-8 character", new Uint8Array([...Buffer.from('{"fullName":"'), 0xd8, ...Buffer.from('"}')])],
    ["UTF-16", new Uint8Array(Buffer.from('{"fullName":"Sana"}', "utf16le"))],
  ])("answers 400 to one that is %s", async (_, bytes) => {
    for (const route of taking(type).filter(({ hasOptionalBody }) => bytes !== "" || !hasOptionalBody))
      expect(await send(route, { type, bytes })).toEqual(refusal(route, 400, "malformed"));
  });

  test("names the letters that it can't read, and what to do", async () => {
    const bytes = new Uint8Array([...Buffer.from('{"fullName":"'), 0xd3, 0xe1, 0xc7, 0xe3, ...Buffer.from('"}')]);
    for (const route of taking(type)) {
      const { body } = await send(route, { type, bytes });
      expect(body).toMatchObject({ message: expect.stringMatching(/letters that we cannot read.*UTF-8/) });
    }
  });

  test("takes an empty one for one left out, where it may be", async () => {
    const optional = taking(type).filter(({ hasOptionalBody }) => hasOptionalBody);
    expect(optional.map(({ name }) => name)).toContain("DELETE /user/delete/{userId}");
    for (const route of optional) {
      const leftOut = await send(route, { bytes: "" });
      expect(leftOut).toEqual(refusal(route, 404, "not_found"));
      expect(await send(route, { type, bytes: "" })).toEqual(leftOut);
      expect(await send(route, { type: `${type}; charset=utf-8`, bytes: "", isChunked: true })).toEqual(leftOut);
    }
  });

  test.each(["[]", "null", '"text"', "7", '{"__proto__": {"isAdmin": true}}', "[".repeat(9_000)])(
    "answers 400 or does nothing with %s",
    async (bytes) => {
      for (const route of taking(type)) {
        const { status } = await send(route, { type, bytes });
        // A body that may be left out may say nothing; the address is nobody's.
        const saysNothing = route.hasOptionalBody && bytes.startsWith("{");
        // This call judges what is sent, which is nothing here.
        const isJudged = route.name === "POST /user/register/check" && bytes.startsWith("{");
        // Whose record it is stands before what is wrong in it.
        const looksFirst =
          / \/(?:pregnancyinfo|record\/reading|child)\/\{id\}/.test(route.name) && bytes.startsWith("{");
        expect([route.name, status]).toEqual([route.name, isJudged ? 200 : saysNothing || looksFirst ? 404 : 400]);
      }
    },
  );

  test.each([false, true])(
    "answers 413 to more than 64 KB, of an editor 1 MB (chunked: %j), and reads what is just below",
    async (isChunked) => {
      const padded = (size: number) => `{"unknown":"${"x".repeat(size - 14)}"}`;
      for (const route of taking(type)) {
        const max = wholeTexts.has(route.name) ? MB : 64 * KB;
        expect(await send(route, { type, bytes: padded(max + 1), isChunked })).toEqual(
          refusal(route, 413, "too_large"),
        );
        const { status } = await send(route, { type, bytes: padded(max), isChunked });
        expect([route.name, status === 413 || status >= 500]).toEqual([route.name, false]);
      }
    },
  );
});

describe("every call with a form", () => {
  const withPicture = new Set([
    "PUT /user/update",
    "POST /content/picture",
    "POST /socialform/add",
    "PUT /socialform/{id}/picture",
  ]);
  const type = MULTIPART;

  test.each([
    ["cut off", part("fullName", "Sana")],
    ["empty", Buffer.alloc(0)],
    ["of another boundary", Buffer.from("--other\r\n\r\nSana\r\n--other--\r\n")],
    ["without a part's name", Buffer.from(`--${BOUNDARY}\r\n\r\nSana\r\n--${BOUNDARY}--\r\n`)],
    ["not UTF-8", form(part("fullName", new Uint8Array([0x53, 0xff, 0xfe])))],
    [
      "partly not UTF-8",
      form(part("fullName", Buffer.from("S\uFFFD")), part("babyName", new Uint8Array([0x53, 0xff]))),
    ],
  ])("answers 400 to one that is %s", async (_, bytes) => {
    for (const route of taking("multipart/form-data")) {
      expect(await send(route, { type, bytes: new Uint8Array(bytes) })).toEqual(refusal(route, 400, "malformed"));
      expect(await send(route, { type, bytes: new Uint8Array(bytes), isChunked: true })).toEqual(
        refusal(route, 400, "malformed"),
      );
    }
  });

  test("names the fields whose letters it can't read", async () => {
    const image = new Uint8Array([...Buffer.from("\uFFFD"), 0xff]);
    const bytes = form(part("fullName", new Uint8Array([0xd3, 0xe1, 0xc7, 0xe3])), part("image", image));
    for (const route of taking("multipart/form-data")) {
      const { body } = await send(route, { type, bytes });
      expect(body).toMatchObject({
        message: expect.stringMatching(/letters that we cannot read.*UTF-8/),
        errors: [{ path: "fullName" }, { path: "image" }],
      });
    }
  });

  test("answers 400 to one without a boundary", async () => {
    for (const route of taking("multipart/form-data")) {
      expect(await send(route, { type: "multipart/form-data", bytes: form(part("fullName", "S")) })).toEqual(
        refusal(route, 400, "malformed"),
      );
    }
  });

  test.each([false, true])(
    "answers 413 to more than 128 KB, where no picture comes (chunked: %j)",
    async (isChunked) => {
      const others = taking("multipart/form-data").filter(({ name }) => !withPicture.has(name));
      expect(others.map(({ name }) => name)).toContain("POST /user/register");
      for (const route of others) {
        const tooLarge = form(part("fullName", "x".repeat(128 * KB)));
        expect(await send(route, { type, bytes: tooLarge, isChunked })).toEqual(refusal(route, 413, "too_large"));
      }
    },
  );

  test.each([false, true])(
    "answers 413 to more than 5 MB and 64 KB with a picture (chunked: %j)",
    async (isChunked) => {
      for (const route of taking("multipart/form-data").filter(({ name }) => withPicture.has(name))) {
        const tooLarge = form(part("fullName", "Sana"), file("image", 5 * MB + 64 * KB));
        expect(await send(route, { type, bytes: tooLarge, isChunked })).toEqual(refusal(route, 413, "too_large"));
      }
    },
  );

  test("answers 400 to NUL in a text", async () => {
    for (const route of taking("multipart/form-data")) {
      // A mood is a number, and a picture a file.
      const text = route.fields.find((name) => name !== "moodID" && name !== "image") ?? "";
      const bytes = form(part(text, "Sa\0na"));
      const { status, body } = await send(route, { type, bytes });
      expect([route.name, status]).toEqual([route.name, 400]);
      expect(JSON.stringify(body)).toContain("characters that can't be stored");
    }
  });
});

test.each(["%C7%E1", "%ED%A0%80", "%D8"])(
  "a query with %s, which is no UTF-8, is a 400 that says what to do",
  async (word) => {
    for (const path of ["/commonsymptom/pagination?searchTerm=", "/week?x=", "/no-such-call?x="]) {
      const { status, body } = await umeed.call("GET", path + word);
      expect([path, status]).toEqual([path, 400]);
      expect(body).toMatchObject({
        code: "malformed",
        message: expect.stringMatching(/letters that we cannot read.*UTF-8/),
      });
    }
  },
);
