import { describe, expect, test } from "vitest";
import { commonPictures } from "../../../server/pictures/common.ts";
import { categories } from "../../../server/pictures/tones.ts";
import { discName, drawingNamed, hasPicture, motiveName, pictureNames } from "../../../server/pictures/pictures.ts";
import { afterBirthPicture, weekShown } from "../../../server/pictures/week-pictures.ts";

const ID = "3fa201d2c0a4b5d6e7f80912";

describe("the picture that a text names", () => {
  test.each(["moon", "mango", "banana", "tangerine", "face-with-spiral-eyes", "ear-of-corn", "breast-feeding"])(
    "%s is there, alone, round and on a cover",
    (name) => {
      expect(hasPicture(name)).toBe(true);
      expect(drawingNamed(name)).toBeDefined();
      expect(drawingNamed(discName(name))).toBeDefined();
      for (const category of categories) expect(drawingNamed(motiveName("cover", category, ID, name))).toBeDefined();
    },
  );

  test.each(["kiwi-fruit", "constructor", "__proto__", ""])("%s is not, and something of its kind is shown", (name) => {
    expect(hasPicture(name)).toBe(false);
    expect(drawingNamed(name)).toBeUndefined();
    expect(motiveName("tile", "mind", ID, name)).toBe("tile-mind-3fa201");
    expect(drawingNamed("tile-mind-3fa201")).toBeDefined();
    expect(drawingNamed(discName(name))).toBeDefined();
  });

  test("can be chosen from a list in which each can be drawn", () => {
    const names = pictureNames();
    expect(new Set(names).size).toBe(names.length);
    expect(names.slice(0, commonPictures.length)).toEqual(commonPictures);
    expect(names).toContain("lentil");
    for (const name of names) expect([name, hasPicture(name)]).toEqual([name, true]);
  });
});

describe("a week that an editor changed", () => {
  test.each([
    ["words with a drawing", { words: "a mango", picture: "" }, "stage-mango", true],
    ["words without one", { words: "an olive", picture: "" }, "plant-9", false],
    ["words and a picture", { words: "a carrot", picture: "carrot" }, "icon-carrot", false],
    ["a thing of another week", { words: "a small lemon", picture: "lemon" }, "stage-lemon", true],
    ["words and an emoji of the same thing", { words: "an ear of corn", picture: "ear-of-corn" }, "stage-corn", true],
    ["words and an emoji of another thing", { words: "a lentil", picture: "beans" }, "stage-lentil", true],
    ["words and an emoji of which there is no drawing", { words: "an onion", picture: "onion" }, "plant-9", false],
  ])("%s", (_, own, picture, isToScale) => {
    expect(weekShown(9, own)).toMatchObject({ words: own.words, picture, isToScale });
    expect(drawingNamed(picture)).toBeDefined();
  });

  test("without words of its own has ours", () => {
    expect(weekShown(9, { words: " ", picture: "" }).words).toBe("a grape");
    expect(weekShown(2, { words: null, picture: "" })).toMatchObject({
      words: null,
      picture: "plant-2",
      isToScale: false,
    });
  });

  test("after birth has its picture, or the tree where that was an emoji", () => {
    expect([afterBirthPicture(7, ""), afterBirthPicture(7, "musical-notes"), afterBirthPicture(7, "baby")]).toEqual([
      "tree-7",
      "tree-7",
      "icon-baby",
    ]);
  });
});
