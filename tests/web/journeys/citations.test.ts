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
  expect(browser.heading).toBe("Citations");
  const list = within(browser.page.getByRole("region", { name: "Sources by publisher" })).getAllByRole("link");
  expect(textOf(list[0])).toBe("NHS");
  expect(textOf(list.at(-1))).toBe("Other publishers, Q to Z");

  const urls: string[] = [];
  for (const address of list.map((link) => link.getAttribute("href") ?? "")) {
    await browser.open(address);
    for (;;) {
      const name = new URL(address, "http://of.test").searchParams.get("publisher") ?? "";
      for (const line of within(browser.page.getByRole("region", { name })).getAllByRole("listitem")) {
        expect(textOf(line)).toMatch(/Checked \d{1,2} \w{3},? \d{4}, \d+ texts?$/);
        urls.push(line.querySelector("a")?.getAttribute("href") ?? "");
      }
      if (!browser.page.queryByRole("link", { name: "Next" })) break;
      await browser.follow("Next");
    }
  }

  expect(urls.toSorted()).toEqual(data.sources.map(({ url }) => url).toSorted());
  expect((await fetch(new URL("/citations?publisher=Nobody", site.address))).status).toBe(404);
});

test("publishers with many sources come first, and those with few stand together by name", () => {
  const source = (publisher: string, title: string) => ({
    publisher,
    name: title ? `${publisher}: ${title}` : publisher,
    url: `https://example.org/${publisher}/${title}`,
    checked: "2026-11-20",
    texts: 1,
  });
  const many = (publisher: string, count: number) =>
    Array.from({ length: count }, (_, index) => source(publisher, `a: ${index}`));
  const publishers = byPublisher([
    source("RCOG", "leaflet"),
    ...many("NHS", 4),
    source("Kent NHS", "scan"),
    source("A paper", ""),
    ...many("WHO", 5),
  ]);

  expect(publishers.find(({ name }) => name === "NHS")?.sources.at(-1)?.title).toBe("Kent NHS: scan");
  expect(publishers.map(({ name, sources }) => [name, sources.length, sources[0]?.title])).toEqual([
    ["NHS", 5, "a: 0"],
    ["WHO", 5, "a: 0"],
    ["Other publishers, A to B", 1, "A paper"],
    ["Other publishers, Q to Z", 1, "RCOG: leaflet"],
  ]);
});
