import { expect, test } from "vitest";
import { sourcesBeside } from "../../../server/content/sources-beside.ts";
import { citedSources } from "../../../server/content-check/cited-sources.ts";
import { shippedFiles } from "../../support/shipped-texts.ts";

const sources = citedSources(await shippedFiles(), await sourcesBeside());

test("each shipped source has the day on which it was read, in each text that rests on it", () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(({ oldestReading }) => oldestReading === null).map(({ url, texts }) => [url, texts])).toEqual(
    [],
  );
});

test("handouts, and the words after a loss, are among the texts", () => {
  const texts = new Set(sources.flatMap((source) => source.texts));

  for (const text of ["handout/danger-signs", "handout/visit-card", "page/after-loss", "week/week-17"]) {
    expect(texts).toContain(text);
  }
});

test("none is a copy on a site that shares files, a news page that a public source replaced, or a staging host", () => {
  const weak = /scribd|docslib|wsls\.com|easterneye|pressherald|kanupriyakhanna|stg-cms/;

  expect(sources.filter(({ url }) => weak.test(url)).map(({ url, texts }) => [url, texts])).toEqual([]);
});
