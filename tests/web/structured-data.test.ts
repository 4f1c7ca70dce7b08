import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { StructuredData } from "../../app/components/structured-data.tsx";
import { articleData, breadcrumbData, eventData } from "../../app/format/structured-data.ts";
import { shippedId } from "../../server/domain/identity.ts";
import { siteOfFile } from "../support/site-of-file.ts";
import { Visitor } from "./visitor.ts";

const ARTICLE = shippedId("article", "teething");
/** A day of a yearly event that is no sample. */
const EVENT = `/events/${shippedId("event", "world-polio-day")}20271024`;

const site = siteOfFile();
const visitor = new Visitor(site);

describe("structured data", () => {
  test("cannot be ended by a title", () => {
    const title = "</script><img src=x onerror=alert(1)>";
    const html = renderToStaticMarkup(
      createElement(StructuredData, { data: breadcrumbData([{ name: title, address: "" }]) }),
    );
    expect(html).not.toContain(title);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(html.replaceAll(/<\/?script[^>]*>/g, ""))).toMatchObject({ itemListElement: [{ name: title }] });
  });

  test("tells articles, events and the way to a page", () => {
    const article = { title: "Teething", summary: "Teeth.", address: "https://a/1", image: "https://a/1.png" };
    expect(
      articleData({ ...article, publishedOn: "2026-10-03", author: "The editors", publisher: "Umeed" }),
    ).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Article",
      headline: "Teething",
      datePublished: "2026-10-03",
    });
    const event = { name: "Camp", date: "2026-12-01", lastDate: "2026-12-02", venue: "Hall", place: null };
    expect(eventData({ ...event, time: "10:00", address: "https://a/2", siteName: "Umeed" })).toMatchObject({
      "@type": "Event",
      startDate: "2026-12-01T10:00",
      endDate: "2026-12-02",
      location: { "@type": "Place", name: "Hall" },
    });
    expect(breadcrumbData([{ name: "Articles", address: "https://a/" }])["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Articles", item: "https://a/" },
    ]);
  });

  test.each([
    ["article", `/article/${ARTICLE}`],
    ["symptom", `/symptom?id=${shippedId("symptom", "nausea")}`],
    ["guideline", `/guidelines/${shippedId("guideline", "safe-sleep")}?page=2`],
    ["event", EVENT],
    ["event over the calendar", EVENT.replace("/events", "/calendar/event")],
  ])("tells the way to an %s, by pages that are there", async (_, path) => {
    const { text } = await visitor.get(path);
    const trail = structuredDataIn(text).find((item) => item["@type"] === "BreadcrumbList");
    const names = trail?.itemListElement?.map(({ name }) => name) ?? [];
    const addresses = trail?.itemListElement?.map(({ item }) => item) ?? [];

    expect(names.length).toBeGreaterThanOrEqual(2);
    expect(/<title>([^<]*?) · /.exec(text)?.[1]?.replaceAll("&#x27;", "'")).toBe(names.at(-1));
    expect(addresses.every((address) => address.startsWith(`${site.address}/`))).toBe(true);
    const statuses = addresses.map(async (address) => (await visitor.get(address.slice(site.address.length))).status);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  });
});

interface Described {
  "@type": string;
  itemListElement?: { name: string; item: string }[];
}

function structuredDataIn(html: string): Described[] {
  return Array.from(html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs), ([, json = ""]) =>
    JSON.parse(json),
  );
}
