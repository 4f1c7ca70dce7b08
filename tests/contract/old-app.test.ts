import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { formOf, nextPhoneNumber } from "../fixtures/registrations.ts";
import type { Site } from "../support/site.ts";
import { startWarmSite } from "../support/warm-site.ts";

/*
 * A mobile app as somebody would write it who has the contract and nothing else: its paths, fields and spellings, no
 * call or field of our own. It shows a detail screen from the list's item, since it has no other call for it.
 */

const DAY_MS = 86_400_000;
const SECOND = "Something of a second pregnancy";

const html = z.string().regex(/<\w+/);
const date = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "no date");
const path = z.string().startsWith("/").nullable();
const count = z.number().int().min(0);

const author = z.looseObject({ fullName: z.string().min(1), image: path });
const article = z.looseObject({
  _id: z.string(),
  title: z.string(),
  description: html,
  url: z.string().startsWith("/"),
  userId: z.looseObject({ fullName: z.string() }),
  createdAt: date,
  category: z.looseObject({ _id: z.string(), name: z.string() }),
});
const symptom = z.looseObject({
  _id: z.string(),
  symptom: z.string(),
  causes: html,
  createdDate: date,
  userId: z.looseObject({ image: path }),
});
const guideline = z.looseObject({ _id: z.string(), title: z.string(), description: html, createdDate: date });
const event = z.looseObject({
  _id: z.string(),
  name: z.string(),
  date,
  time: z.string().nullable(),
  venue: z.string(),
  description: html,
  city: z.looseObject({ _id: z.string().nullable() }),
});
const babySize = {
  babyShape: z.string().nullable(),
  babyLength: z.number().nullable(),
  babyWeight: z.number().nullable(),
};
const week = z.looseObject({
  _id: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  longDescription: html,
  imageUrl: z.string().startsWith("/"),
  ...babySize,
});
const afterBirthWeek = week.omit({ babyShape: true, babyLength: true, babyWeight: true });
const post = z.looseObject({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  userId: author,
  uploadingTime: z.number(),
  likescounter: count,
  commentsCounter: count,
  isAdminPost: z.boolean(),
  moodID: z.number().min(1).max(8),
});
const comment = z.looseObject({
  _id: z.string(),
  comment: z.string(),
  postId: z.string(),
  createdDate: date,
  userId: author,
});
const user = z.looseObject({
  _id: z.string(),
  fullName: z.string(),
  image: path,
  phoneNumber: z.string(),
  isPregnant: z.boolean(),
  expectedDate: date.nullable(),
  daysLeft: count.nullable(),
  city: z.string().nullable(),
});
const session = z.looseObject({ token: z.string().min(20), user });
const info = z.looseObject({
  pregnancyWeek: z
    .looseObject({
      title: z.string(),
      imageUrl: z.string().startsWith("/"),
      shortDescription: z.string(),
      ...babySize,
    })
    .nullable(),
  weekDay: count.nullable(),
  afterpregnancyWeek: z
    .looseObject({ title: z.string(), imageUrl: z.string().startsWith("/"), shortDescription: z.string() })
    .nullable(),
  babyName: z.string().nullable(),
  lastMenstrualPeriod: date.nullable(),
});
const partner = z.looseObject({ _id: z.string(), fullName: z.string(), image: path });
const message = z.looseObject({ senderId: z.string(), recieverId: z.string(), text: z.string(), createdAt: date });
const failure = z.looseObject({ errors: z.array(z.looseObject({ msg: z.string().min(1) })).min(1) });

const listOf = <T extends z.ZodType>(item: T) => z.looseObject({ data: z.array(item).min(1) });
const pageOf = <T extends z.ZodType>(item: T) => listOf(item).extend({ totalPages: count.min(1) });
const one = <T extends z.ZodType>(item: T) => z.looseObject({ data: item });

let site: Site;
beforeAll(async () => {
  site = await startWarmSite();
});
afterAll(() => site.stop());

interface Asked {
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

async function call(method: string, address: string, { token, json, form, headers }: Asked = {}) {
  const response = await fetch(address.startsWith("http") ? address : `${site.address}/api${address}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { "x-auth-header": token }),
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: form ?? (json === undefined ? null : JSON.stringify(json)),
  });
  return { status: response.status, body: z.unknown().parse(await response.json()) };
}

async function read<T extends z.ZodType>(answer: T, method: string, address: string, asked?: Asked) {
  const { status, body } = await call(method, address, asked);
  expect({ status, errors: body }).toMatchObject({ status: 200 });
  return answer.parse(body);
}

const get = <T extends z.ZodType>(answer: T, address: string, token?: string) =>
  read(answer, "GET", address, { token });

function post_<T extends z.ZodType>(answer: T, address: string, json: unknown, token?: string) {
  return read(answer, "POST", address, { json, token });
}

/** @returns an ISO instant, as `Date.toISOString` writes it. */
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

function registrationFields(over: Record<string, unknown> = {}) {
  return {
    fullName: "Mehreen",
    password: "seven green lanterns",
    email: "mehreen@example.org",
    phoneNumber: nextPhoneNumber(),
    dob: "1997-02-11T00:00:00.000Z",
    gender: "FEMALE",
    city: "other",
    country: "PK",
    lat: 24.86,
    lang: 67.01,
    lastMenstrualPeriod: daysAgo(140),
    isPregnant: true,
    ...over,
  };
}

const register = (over?: Record<string, unknown>) =>
  read(session, "POST", "/user/register", { form: formOf(registrationFields(over)) });

describe("a visitor's screens", () => {
  test("the content pages", async () => {
    const { body } = await call("GET", "/setting");
    const record = z.looseObject({ aboutUs: html, termsAndConditions: html, privacyPolicy: html, citation: html });
    expect(z.union([record, one(record)]).safeParse(body).error).toBeUndefined();
  });

  test("the cities are a bare array", async () => {
    const city = z.looseObject({ _id: z.string(), name: z.string(), isDeleted: z.boolean(), createdDate: date });
    const cities = await get(z.array(city).min(1), "/city");
    expect(cities.filter(({ isDeleted }) => isDeleted)).toEqual([]);
  });

  test.each(["/tip/random", "/random"])("the random tip at %s", async (address) => {
    const { data } = await get(one(z.looseObject({ description: html })), address);
    expect(data.description).not.toBe("");
  });

  test("the testimonials", async () => {
    const review = z.looseObject({
      userImage: path,
      userName: z.string(),
      rating: z.number().min(0).max(5),
      comment: z.string(),
    });
    expect((await get(listOf(review), "/user-review")).data.length).toBeGreaterThan(0);
  });

  test("the latest articles on home", async () => {
    expect((await get(listOf(article), "/article/latest/articles/v2")).data.length).toBeGreaterThan(0);
  });

  test("an article's detail is the item of its list", async () => {
    const categories = await get(listOf(z.looseObject({ _id: z.string(), name: z.string() })), "/category");
    const [category] = categories.data;
    const list = `/article/pagination/v2/category/${category?._id}`;
    const { data, totalPages } = await get(pageOf(article), `${list}?page=1&limit=2&searchTerm=`);
    expect(data).toHaveLength(2);
    expect(totalPages).toBeGreaterThan(1);
    const [first] = data;
    expect(first?.category).toMatchObject(category ?? {});
    const detail = await get(one(article), `/article/${first?._id}`);
    expect(detail.data.description).toBe(first?.description);
    expect((await get(pageOf(article), `${list}?page=2&limit=2&searchTerm=`)).data[0]?._id).not.toBe(first?._id);
  });

  test("a search of the articles", async () => {
    const { data } = await get(pageOf(article), "/article/pagination/v2/category/all?page=1&limit=9&searchTerm=sleep");
    expect(data.length).toBeLessThanOrEqual(9);
  });

  test("a symptom's detail is the item of its list", async () => {
    const { data } = await get(pageOf(symptom), "/commonsymptom/pagination?page=1&limit=9");
    expect(data).toHaveLength(9);
  });

  test("a guideline's dialog is the item of its list", async () => {
    const { data } = await get(pageOf(guideline), "/guidline/pagination?page=1&limit=9");
    expect(data).toHaveLength(9);
  });

  test("a list without page and limit is the first ten", async () => {
    expect((await get(pageOf(symptom), "/commonsymptom/pagination")).data).toHaveLength(10);
  });

  test("the events, and which of them are in a city", async () => {
    const { data } = await get(listOf(event), "/event");
    const inOneCity = data.filter(({ city }) => city._id === data.find((one) => one.city._id)?.city._id);
    expect(inOneCity.length).toBeGreaterThan(0);
  });

  test("the weeks, and one of them by its id", async () => {
    const { data } = await get(listOf(week), "/week");
    expect(data).toHaveLength(42);
    const again = await get(one(week), `/week/${data[11]?._id}`);
    expect(again.data.title).toBe(data[11]?.title);
  });

  test("the weeks after birth", async () => {
    expect((await get(listOf(afterBirthWeek), "/afterpregnancy")).data).toHaveLength(52);
  });

  test("the forum, a post of it and all its comments", async () => {
    const { data } = await get(pageOf(post), "/socialform/v2/pagination?page=1&limit=10&searchTerm=");
    expect(data).toHaveLength(10);
    const talkedOf = data.find(({ commentsCounter }) => commentsCounter > 0);
    const comments = await get(listOf(comment), `/comment/forum/${talkedOf?._id}`);
    expect(comments.data).toHaveLength(talkedOf?.commentsCounter ?? 0);
    expect(new Set(comments.data.map(({ postId }) => postId))).toEqual(new Set([talkedOf?._id]));
  });

  test("pictures are at the API's base and the path of the answer", async () => {
    const { data } = await get(listOf(week), "/week");
    const picture = await fetch(`${site.address}/api${data[0]?.imageUrl}`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
  });
});

describe("registering and signing in", () => {
  test("by a multipart form signs in", async () => {
    const { user } = await register();
    expect(user).toMatchObject({ fullName: "Mehreen", isPregnant: true, image: null });
    expect(user.daysLeft).toBeGreaterThan(0);
  });

  test("by JSON, in a city of the list", async () => {
    const [city] = await get(z.array(z.looseObject({ _id: z.string() })).min(1), "/city");
    const { user } = await post_(session, "/user/register", registrationFields({ city: city?._id }));
    expect(user.city).toBe(city?._id);
  });

  test("after a birth tells the last period alone", async () => {
    const { token, user } = await register({ isPregnant: false, lastMenstrualPeriod: daysAgo(300) });
    expect(user.isPregnant).toBe(false);
    const { data } = await get(one(z.array(info)), "/pregnancyinfo/user", token);
    expect([data[0]?.pregnancyWeek, typeof data[0]?.afterpregnancyWeek?.title]).toEqual([null, "string"]);
  });

  test("that fails says all that is wrong at once, for a toast with the first", async () => {
    const wrong = registrationFields({
      fullName: " ",
      password: "password",
      email: "mehreen",
      phoneNumber: "123",
      dob: daysAgo(-30),
      city: "Atlantis",
      lastMenstrualPeriod: daysAgo(-30),
    });
    const { status, body } = await call("POST", "/user/register", { form: formOf(wrong) });
    expect(status).toBe(400);
    const { errors } = z.object({ errors: z.array(z.object({ msg: z.string(), path: z.string() })) }).parse(body);
    const paths = ["fullName", "password", "email", "phoneNumber", "dob", "city", "lastMenstrualPeriod"];
    expect(errors.map(({ path }) => path)).toEqual(paths);
  });

  test("with a number that is taken fails with a sentence", async () => {
    const { user } = await register();
    const again = formOf(registrationFields({ phoneNumber: user.phoneNumber }));
    const { status, body } = await call("POST", "/user/register", { form: again });
    expect(status).toBe(409);
    failure.parse(body);
  });

  test("creates the pregnancy record and reads it", async () => {
    const { token } = await register();
    const lastMenstrualPeriod = daysAgo(140);
    const deliveryDate = new Date(Date.parse(lastMenstrualPeriod) + 365 * DAY_MS).toISOString();
    const record = { isBefore: true, lastMenstrualPeriod, deliveryDate, noOfChild: 0 };
    const added = await post_(one(z.array(info)), "/pregnancyinfo/add", record, token);
    expect(added.data[0]?.pregnancyWeek?.title).toBeTypeOf("string");
    const { data } = await get(one(z.array(info)), "/pregnancyinfo/user", token);
    expect(data).toEqual(added.data);
  });

  test("a login with number and password; a wrong one fails with a sentence", async () => {
    const { phoneNumber } = (await register()).user;
    const login = "/user/login/number-password";
    await post_(session, login, { phoneNumber, password: "seven green lanterns" });
    const wrong = await call("POST", login, { json: { phoneNumber, password: "six green lanterns" } });
    expect(wrong.status).toBe(401);
    failure.parse(wrong.body);
  });

  test("a forgotten password is answered with a message", async () => {
    const json = { phoneNumber: nextPhoneNumber(), password: "eight blue lanterns" };
    const { status, body } = await call("POST", "/user/forgot-password", { json });
    expect([status, body]).toEqual([202, expect.objectContaining({ message: expect.any(String) })]);
  });

  test("a password is changed with the old one", async () => {
    const { phoneNumber } = (await register()).user;
    const change = { phoneNumber, password: "seven green lanterns", newPassword: "eight blue lanterns" };
    const { message } = await post_(z.object({ message: z.string() }), "/user/reset-password", change);
    expect(message).toBe("Reset password successfully");
    await post_(session, "/user/login/number-password", { phoneNumber, password: "eight blue lanterns" });
  });
});

describe("a member's screens", () => {
  let token: string;
  let me: z.infer<typeof user>;
  beforeAll(async () => {
    ({ token, user: me } = await register());
  });

  test("a post with its odd names, on top of the forum", async () => {
    const words = { moodID: 6, title: SECOND, description: "Who has a name?", uploadingTime: Date.now() };
    await post_(z.unknown(), "/socialform/add", words, token);
    const { data } = await get(pageOf(post), "/socialform/v2/pagination?page=1&limit=10&searchTerm=second", token);
    expect(data[0]).toMatchObject({ title: SECOND, moodID: 6, userId: { fullName: "Mehreen" } });
  });

  test("a comment", async () => {
    const { data } = await get(pageOf(post), "/socialform/v2/pagination?page=1&limit=10", token);
    const postId = data.at(-1)?._id;
    const words = { comment: "So did I.", postId, createdDate: new Date().toISOString() };
    await post_(z.unknown(), "/comment/add", words, token);
    const { data: comments } = await get(listOf(comment), `/comment/forum/${postId}`, token);
    expect(comments.at(-1)).toMatchObject({ comment: "So did I.", userId: { fullName: "Mehreen" } });
  });

  test("a conversation, from the picker to the list", async () => {
    const people = await get(pageOf(partner), "/user/pagination/api?page=1&limit=5", token);
    const [other] = people.data;
    const two = { senderId: me._id, recieverId: other?._id };
    const words = { ...two, text: "Salam!", createdAt: new Date().toISOString() };
    await post_(z.unknown(), "/chat/add", words, token);

    const { data: messages } = await post_(listOf(message), "/chat/get", two, token);
    expect(messages).toMatchObject([{ ...two, text: "Salam!" }]);
    const conversation = z.looseObject({ _id: z.string(), userId: partner, createdAt: date, updatedAt: date });
    const { data } = await get(one(z.looseObject({ users: z.array(conversation) })), "/chat/chatlist", token);
    expect(data.users).toMatchObject([{ userId: { _id: other?._id }, lastMessage: "Salam!" }]);
  });

  test("the switch to after birth and back", async () => {
    const born = { isPregnant: false, babyName: "Zoya", lastMenstrualPeriod: daysAgo(140) };
    const { data } = await post_(one(user), "/user/switchpregnancy", born, token);
    expect(data).toMatchObject({ _id: me._id, isPregnant: false });
    const after = await get(one(z.array(info)), "/pregnancyinfo/user", token);
    expect(after.data[0]).toMatchObject({ babyName: "Zoya", pregnancyWeek: null });

    await post_(one(user), "/user/switchpregnancy", { ...born, isPregnant: true, babyName: "" }, token);
    const { data: back } = await get(one(z.array(info)), "/pregnancyinfo/user", token);
    expect(back[0]?.pregnancyWeek?.title).toBeTypeOf("string");
  });

  test("the profile at the host's root, with a Bearer token and a picture", async () => {
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#a33" } })
      .png()
      .toBuffer();
    const form = formOf({
      fullName: "Mehreen K",
      image: new File([Uint8Array.from(png)], "me.png", { type: "image/png" }),
    });
    const { message, image } = await read(
      z.looseObject({ message: z.string(), image: z.string() }),
      "PUT",
      `${site.address}/user/update`,
      { form, headers: { authorization: `Bearer ${token}` } },
    );
    expect(message).toBe("Profile updated successfully");
    const picture = await fetch(`${site.address}/api${image}`);
    expect(picture.status).toBe(200);
  });

  test("the profile beneath the API, with the token of all other calls and no picture", async () => {
    const form = formOf({ fullName: "Mehreen" });
    const { message } = await read(z.looseObject({ message: z.string() }), "PUT", "/user/update", { form, token });
    expect(message).toBe("Profile updated successfully");
  });

  test("without a token she is told so", async () => {
    const { status, body } = await call("GET", "/chat/chatlist");
    expect(status).toBe(401);
    failure.parse(body);
  });
});

test.each<[name: string, headers: Record<string, string>]>([
  ["as JSON without a body", { "content-type": "application/json" }],
  ["with nothing said of a body", {}],
])("an account is deleted by a call %s", async (_, headers) => {
  const { token, user } = await register();
  const { status } = await call("DELETE", `/user/delete/${user._id}`, { token, headers });
  expect(status).toBe(200);
  expect((await call("GET", "/chat/chatlist", { token })).status).toBe(401);
});
