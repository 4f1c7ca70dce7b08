import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { z } from "zod";
import { byPublisher } from "../../../app/routes/content/by-publisher.ts";
import { readFiles } from "../../../server/content/load/folders.ts";
import { sourcesBeside } from "../../../server/content/sources-beside.ts";
import { citedSources } from "../../../server/content-check/cited-sources.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import { textOf } from "../form-visitor.ts";
import { openedAt } from "./people.ts";

const shipped = new URL("../../../server/content/", import.meta.url);
const site = siteOfFile();
const Listed = z.object({ data: z.object({ sources: z.array(z.object({ url: z.string() })) }) });

test("all sources stand once by publisher, with the day they were read and how many texts rest on them", async () => {
  const { data } = Listed.parse(await (await fetch(new URL("/api/setting", site.address))).json());
  expect(data.sources.length).toBe(citedSources(await readFiles(shipped), await sourcesBeside()).length);
  const browser = await openedAt(site, "/citations");
  const region = () => browser.page.getByRole("region", { name: "Sources by publisher" });
  expect(browser.heading).toBe("Citations");
  expect(within(region()).getAllByRole("heading", { level: 3 }).map(textOf)[0]).toMatch(/^WHO \(\d+\)$/);

  const urls: string[] = [];
  const pages = Math.ceil(data.sources.length / 40);
  for (let page = 1; page <= pages; page += 1) {
    await browser.open(`/citations?page=${page}`);
    for (const line of within(region()).getAllByRole("listitem")) {
      expect(textOf(line)).toMatch(/Checked \d{1,2} \w{3},? \d{4}, \d+ texts?$/);
      urls.push(line.querySelector("a")?.getAttribute("href") ?? "");
    }
  }

  expect(urls.toSorted()).toEqual(data.sources.map(({ url }) => url).toSorted());
});

test("publishers with the most sources come first, those of one source last, and a page goes on where one ended", () => {
  const source = (publisher: string, title: string) => ({
    publisher,
    name: title ? `${publisher}: ${title}` : publisher,
    url: `https://example.org/${publisher}/${title}`,
    checked: "2026-11-20",
    texts: 1,
  });
  const sources = [
    source("A paper", ""),
    source("NHS", "a"),
    source("NHS", "b"),
    source("RCOG", "leaflet"),
    source("WHO", "a"),
    source("WHO", "b: with a colon"),
    source("WHO", "c"),
  ];
  const shown = (from: number) =>
    byPublisher(sources, { from, count: 4 }).map(({ name, count, isContinued, sources: own }) => [
      name,
      count,
      isContinued,
      own.map(({ title }) => title),
    ]);

  expect(shown(0)).toEqual([
    ["WHO", 3, false, ["a", "b: with a colon", "c"]],
    ["NHS", 2, false, ["a"]],
  ]);
  expect(shown(4)).toEqual([
    ["NHS", 2, true, ["b"]],
    ["Other publishers", 2, false, ["A paper", "RCOG: leaflet"]],
  ]);
});
