import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Site } from "../../support/site.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import { Visitor } from "../visitor.ts";

let site: Site;
let reader: Visitor;
beforeAll(async () => {
  site = await startWarmSite();
  reader = new Visitor(site.address);
});
afterAll(() => site.stop());

async function pageAt(path: string) {
  const { status, text } = await reader.get(path);
  const [, main = "", footer = ""] = /(<main[\s>].*<\/main>).*(<footer.*<\/footer>)/s.exec(text) ?? [];
  return { status, main, footer: footer.replaceAll("<!-- -->", "") };
}

async function symptomPaths() {
  const { text } = await reader.get("/symptoms");
  return [...new Set([...text.matchAll(/href="(\/symptom\?id=[0-9a-f]{24})"/g)].map(([, path = ""]) => path))];
}

describe("the number for vaccine information", () => {
  test.each(["pregnant", "afterBirth", "baby"])("is no answer of the danger check: %s", async (who) => {
    for (const query of [`?who=${who}`, `?who=${who}&check=1`]) {
      const { status, main } = await pageAt(`/danger-signs${query}`);
      expect([status, main.includes("tel:1122"), main.includes("1166")]).toEqual([200, true, false]);
    }
  });

  test("is no answer of a symptom, where the emergency number can be called", async () => {
    const paths = await symptomPaths();

    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      const { main } = await pageAt(path);
      expect([path, main.includes("tel:1122"), main.includes("1166")]).toEqual([path, true, false]);
    }
  });

  test("is at the foot of the page, and says what it is for", async () => {
    const { footer } = await pageAt("/about");

    expect(footer).toMatch(/<a href="tel:1166">Vaccine information 1166<\/a>/);
    expect(footer).not.toMatch(/helpline/i);
  });
});
