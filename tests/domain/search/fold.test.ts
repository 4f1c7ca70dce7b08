import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, searchTextOf, wordsOf } from "../../../server/domain/search/fold.ts";

describe("folding", () => {
  it.each([
    ["Café CRÈME", "cafe creme"],
    ["cafe\u0301", "cafe"],
    ["ÀÉÎÕÜ ñ ç", "aeiou n c"],
    ["İstanbul", "istanbul"],
    ["ＡＢＣ１２", "abc12"],
    ["ﬁne H₂O ½", "fine h2o 1⁄2"],
    ["دُودھ بچّے", "دودہ بچے"],
    ["آؤ", "او"],
    ["ٹيكہ كے بعد", "ٹیکہ کے بعد"],
    ["علىٰ رحمة", "علی رحمہ"],
    ["مسئله مسئلہ مسٔلہ", "مسیلہ مسیلہ مسلہ"],
    ["بچۂ بچۀ بچۃ", "بچہ بچہ بچہ"],
    ["بهائی بھائی بہائی", "بہایی بہایی بہایی"],
    ["علماء أمّ ٱم", "علما ام ام"],
    ["بخـــار ۳۸ ٣٨", "بخار 38 38"],
    ["بے\u200cہوش \u2066ماں\u2069", "بےہوش ماں"],
    ["नमस्ते", "नमसत"],
    ["한국어", "한국어"],
  ])("makes %s into %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("of what is folded changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe("the words of a search", () => {
  it.each([
    ["  two  words ", ["two", "words"]],
    ["well-known and/or 3.5", ["well", "known", "and", "or", "3", "5"]],
    ["Don't 'quote' \"me\"", ["don", "t", "quote", "me"]],
    ["NEAR(a b) AND c* :d", ["near", "a", "b", "and", "c", "d"]],
    ["دودھ، دہی", ["دودہ", "دہی"]],
    ["می\u200cخواهم", ["میخواہم"]],
    ["🤰🏽 ... !", []],
    ["", []],
    ["\0", []],
  ])("in %j are %j", (search, words) => {
    expect(wordsOf(search)).toEqual(words);
  });

  it("are eight at most", () => {
    expect(wordsOf("1 2 3 4 5 6 7 8 9 10")).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
  });

  it("are letters and digits only, so that no database can take one for an operator", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (search) => {
        for (const word of wordsOf(search)) expect(word).toMatch(/^[\p{L}\p{N}]{1,100}$/u);
      }),
    );
  });

  it("of a text's own beginning are beginnings of its words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii", minLength: 1 }), fc.nat(), (text, cut) => {
        const stored = searchTextOf(text).split(" ");
        for (const word of wordsOf(text.slice(0, cut % text.length))) {
          expect(stored.some((other) => other.startsWith(word))).toBe(true);
        }
      }),
    );
  });

  it("no longer than an index takes, are cut alike when stored and when asked", () => {
    const long = "ژ".repeat(350);
    expect(wordsOf(long).map((word) => word.length)).toEqual([100, 100, 100, 50]);
    expect(searchTextOf(long)).toBe(wordsOf(long).join(" "));
  });
});
