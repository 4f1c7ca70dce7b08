import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeTurn } from "../../../server/domain/content/turn.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const heading = {
  _id: z.string().regex(/^[0-9a-f]{24}$/),
  week: z.number().int(),
  title: z.string().min(1),
  shortDescription: z.string().min(40).max(240),
  imageUrl: z.string().regex(/^\/pictures\/[a-z0-9-]+\.svg$/),
};
const text = {
  longDescription: z.string().min(800),
  sources: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        url: z.url({ protocol: /^https?$/ }),
        checked: z.iso.date().optional(),
      }),
    )
    .min(1),
  review: z.null(),
};
const weekSchema = z.strictObject({
  ...heading,
  ...text,
  babyShape: z.string().min(1).nullable(),
  isDrawnToScale: z.boolean(),
  growthUrl: z.string().regex(/^\/pictures\/plant-\d+\.svg$/),
  babyLength: z.number().positive().nullable(),
  babyLengthMeasure: z.enum(["crownToRump", "crownToHeel"]).nullable(),
  babyWeight: z.number().positive().nullable(),
  babyWeightGrams: z.number().int().positive().nullable(),
});
const afterBirthWeekSchema = z.strictObject({ ...heading, ...text });

let umeed: TestUmeed;
let weeks: z.infer<typeof weekSchema>[];
let weeksAfterBirth: z.infer<typeof afterBirthWeekSchema>[];
beforeAll(async () => {
  umeed = await startTestUmeed();
  weeks = z.array(weekSchema).parse((await umeed.call("GET", "/week")).at("data"));
  weeksAfterBirth = z.array(afterBirthWeekSchema).parse((await umeed.call("GET", "/afterpregnancy")).at("data"));
});
afterAll(() => umeed.stop());

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const headingsOf = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, words]) => words);

describe("the weeks of pregnancy", () => {
  test("are all there from 1 to 42, in order", () => {
    expect(weeks.map(({ week }) => week)).toEqual(upTo(42));
  });

  test("each has what happens to baby and mother, what helps and when to call, in this order", () => {
    for (const week of weeks) {
      // What may frighten has a part of its own, which is closed at first.
      const parts = headingsOf(week.longDescription).filter((title) => title !== "If your baby comes early");
      expect(parts).toEqual(["Your baby", "You", "What helps", "When to call"]);
    }
  });

  test("have a weight only where the growth standard gives one, from 18 to 41", () => {
    expect(weeks.filter(({ babyWeight }) => babyWeight !== null).map(({ week }) => week)).toEqual(
      upTo(41).filter((week) => week >= 18),
    );
    for (const { babyWeight, babyWeightGrams } of weeks) {
      expect(babyWeight === null).toBe(babyWeightGrams === null);
      expect(Math.abs((babyWeight ?? 0) * 1000 - (babyWeightGrams ?? 0))).toBeLessThanOrEqual(50);
    }
  });

  test("have a length with how it is measured from 8 on, and its source", () => {
    const measured = weeks.filter(({ babyLengthMeasure }) => babyLengthMeasure !== null);

    expect(weeks.filter(({ babyLength }) => babyLength !== null)).toEqual(measured);
    expect(measured.map(({ week }) => week)).toEqual(upTo(42).filter((week) => week >= 8));
    expect(measured.find(({ babyLengthMeasure }) => babyLengthMeasure === "crownToHeel")?.week).toBe(21);
    expect(weeks[23]?.sources.map(({ url }) => url)).toContain("https://doi.org/10.1016/S0140-6736(16)00384-6");
  });

  test("give the published medians", () => {
    const sizes = weeks.map(({ babyLength, babyWeight }) => [babyLength, babyWeight]);

    expect(sizes[11]).toEqual([5.6, null]);
    expect(sizes[19]).toEqual([16, 0.32]);
    expect(sizes[39]).toEqual([50, 3.4]);
    expect(sizes[41]).toEqual([51, null]);
  });

  test("keep the ids under which apps ask for them", () => {
    expect([weeks[0]?._id, weeks[19]?._id, weeks[41]?._id]).toEqual([
      "22ea2b2d6eae9fc057db2bb0",
      "5ea18d6b1b2cf8dee3e6190b",
      "4498caee3939f2320d140ce7",
    ]);
  });

  test("say in words what their picture shows true to scale from week 4, and have a plant before", () => {
    const shown = weeks.map(({ babyShape, imageUrl }) => [babyShape, imageUrl]);

    expect(shown.slice(0, 3)).toEqual([1, 2, 3].map((week) => [null, `/pictures/plant-${week}.svg`]));
    expect(shown[3]).toEqual(["a poppy seed", "/pictures/stage-poppy.svg"]);
    expect(shown[23]).toEqual(["a big round brinjal (baingan)", "/pictures/stage-aubergine.svg"]);
    expect(weeks.filter(({ isDrawnToScale }) => isDrawnToScale).map(({ week }) => week)).toEqual(upTo(42).slice(3));
    expect(weeksAfterBirth.map(({ imageUrl }) => imageUrl)).toEqual(
      upTo(52).map((week) => `/pictures/tree-${week}.svg`),
    );
  });

  test("have the words and the picture of an operator who edited them", async () => {
    const edited = weeks[5]?._id ?? "";
    const read = async (own: { shape: string | null; picture: string }) => {
      await umeed.db.updateTable("week").set(own).where("id", "=", edited).execute();
      await takeTurn(umeed);
      const answer = await umeed.call("GET", `/week/${edited}`);
      return [answer.at("data.babyShape"), answer.at("data.imageUrl")];
    };

    expect(await read({ shape: "a mustard seed", picture: "" })).toEqual(["a mustard seed", "/pictures/plant-6.svg"]);
    expect(await read({ shape: "a lentil", picture: "beans" })).toEqual(["a lentil", "/pictures/stage-lentil.svg"]);
    expect(await read({ shape: null, picture: "heart" })).toEqual(["a lentil", "/pictures/icon-heart.svg"]);
    expect(await read({ shape: null, picture: "" })).toEqual(["a lentil", "/pictures/stage-lentil.svg"]);
  });

  test("can be read one by one, also without signing in", async () => {
    const answer = await umeed.call("GET", "/week/5ea18d6b1b2cf8dee3e6190b");

    expect(answer.status).toBe(200);
    expect(answer.at("data")).toEqual(weeks[19]);
  });

  test.each(["0".repeat(24), "nonsense", "%00", "8ba0287efff28cf9a1279a1d", "week%2F1"])(
    "%s is no week of pregnancy",
    async (id) => {
      const answer = await umeed.call("GET", `/week/${id}`);

      expect(answer.status).toBe(id === "%00" ? 400 : 404);
      expect(answer.at("errors.0.msg")).toBe(answer.at("message"));
    },
  );
});

describe("the weeks after birth", () => {
  test("are all there from 1 to 52, in order", () => {
    expect(weeksAfterBirth.map(({ week }) => week)).toEqual(upTo(52));
  });

  test("each has the four headings", () => {
    for (const week of weeksAfterBirth) {
      expect(headingsOf(week.longDescription)).toEqual(["Your baby", "You", "What helps", "When to call"]);
    }
  });

  test("keep their ids", () => {
    expect([weeksAfterBirth[0]?._id, weeksAfterBirth[51]?._id]).toEqual([
      "8ba0287efff28cf9a1279a1d",
      "a1a7e62612ee28b9366cf03a",
    ]);
  });

  test("are answered to a token as well", async () => {
    const { status } = await umeed.call("GET", "/afterpregnancy", { token: "a token of no session" });

    expect(status).toBe(200);
  });
});

describe("what is written in the weeks", () => {
  test("no two have the same words, and none shouts or shows a hole for a name", () => {
    const all = [...weeks, ...weeksAfterBirth];
    const written = all.map((week) => [week.title, week.shortDescription, week.longDescription].join("\n"));

    expect(new Set(all.map(({ longDescription }) => longDescription)).size).toBe(94);
    expect(written.filter((words) => /[!{}]/.test(words))).toEqual([]);
    expect(written.filter((words) => /undefined|\bnull\b|\bTODO\b|lorem/i.test(words))).toEqual([]);
  });

  test("is HTML of listed tags, with no style, script or place to load from", () => {
    for (const { longDescription } of [...weeks, ...weeksAfterBirth]) {
      const tags = [...longDescription.matchAll(/<([a-z0-9]+)/gi)].map(([, tag]) => tag);
      expect(["h2", "h3", "p", "ul", "ol", "li", "strong", "em", "a"]).toEqual(expect.arrayContaining(tags));
      expect(longDescription).not.toMatch(/style=|class=|src=|javascript:/i);
    }
  });

  test("the pictures it names are all served, as pictures that can run nothing", async () => {
    const addresses = [...new Set([...weeks, ...weeksAfterBirth].map(({ imageUrl }) => imageUrl))];

    const answers = await Promise.all(addresses.map((address) => umeed.call("GET", address)));

    expect(addresses.filter((_, index) => answers[index]?.status !== 200)).toEqual([]);
    for (const { headers, text } of answers) {
      expect(headers.get("content-type")).toBe("image/svg+xml");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox=/);
      expect(text).not.toMatch(/<script|onload|href="http/i);
    }
  });

  test.each(["no-such-picture.svg", "..%2f..%2fpackage.json", "constructor.svg", "__proto__.svg", "olive.png"])(
    "the picture %s is not there",
    async (name) => {
      expect((await umeed.call("GET", `/pictures/${name}`)).status).toBe(404);
    },
  );
});
