import { expect, test } from "vitest";
import { siteOfFile } from "../../support/site-of-file.ts";
import { textOf } from "../form-visitor.ts";
import { signedIn } from "./people.ts";

const elsewhere: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "same-site", origin: "http://evil.localhost" },
  { "sec-fetch-site": "none" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { referer: "https://evil.example/form" },
  {},
];

const site = siteOfFile();

const nameForm = (fullName: string) => String(new URLSearchParams({ fullName }));
const asForm = { "content-type": "application/x-www-form-urlencoded" };

test("a form from another site changes nothing, at any address", async () => {
  const browser = await signedIn(site);
  const paths = [
    "/account/profile",
    "/account/profile.data",
    "/login",
    "/register",
    "/manifest.webmanifest",
    "/nowhere",
  ];
  for (const headers of elsewhere) {
    const answers: [string, number][] = [];
    for (const path of paths) {
      const answer = await browser.http.send("POST", path, { ...asForm, ...headers }, nameForm("Not her name"));
      answers.push([path, answer.status]);
    }
    expect([headers, answers]).toEqual([headers, paths.map((path) => [path, 403])]);
  }
  await browser.open("/account");
  expect(textOf(browser.page.getByRole("main"))).toContain("Sana");
  expect(browser.text).not.toContain("Not her name");
});

test("a form from a text browser, which sends no Origin, is taken", async () => {
  const browser = await signedIn(site);
  const headers = { ...asForm, referer: `${site.address}/account` };
  const { status } = await browser.http.send("POST", "/account/profile", headers, nameForm("Sana Tariq"));
  expect(status).toBe(303);
  await browser.open("/account");
  expect(textOf(browser.page.getByRole("main"))).toContain("Sana Tariq");
});

test("a member's pages are stored nowhere, and neither are her data", async () => {
  const { http } = await signedIn(site);
  for (const path of ["/", "/account", "/timeline", "/weeks", "/account.data", "/_.data"]) {
    const { status, headers } = await http.get(path);
    expect([path, status, headers["cache-control"]]).toEqual([path, 200, expect.stringContaining("no-store")]);
  }
});

test("titles tell who looks over her shoulder nothing", async () => {
  const browser = await signedIn(site);
  const titles: string[] = [];
  for (const path of ["/account", "/timeline", "/"]) {
    await browser.open(path);
    titles.push(browser.document.title);
  }
  expect(titles).toEqual(["My Account · Umeed", "Timeline · Umeed", "Umeed"]);
});
