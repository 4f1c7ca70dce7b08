import { expect, test } from "vitest";
import { siteOfFile } from "../support/site-of-file.ts";
import { Visitor } from "./visitor.ts";

const site = siteOfFile();

test("leaving quickly takes back every cookie of the site, with what she was writing", async () => {
  const member = new Visitor(site.address);
  await member.get("/login");
  await member.post("/login", { ...site.sample, intent: "login" });
  await member.post("/light-pages", { light: "1", next: "/account" });
  await member.post("/drafts", { address: "/forum/post-new", title: "Not sent yet", description: "" });
  const had = member.cookies();
  for (const name of ["umeed", "umeed-device", "umeed-light", "umeed-held-0"]) expect(had).toContain(name);

  const { status, headers } = await member.post("/leave", {});
  expect([status, headers.location]).toEqual([303, "/leave"]);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["clear-site-data"]).toBe('"storage"');
  expect(member.cookies()).toEqual([]);

  const page = await member.get("/leave");
  expect(page.status).toBe(200);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.headers["set-cookie"]).toBeUndefined();
  expect((await member.get("/account")).status).toBe(303);
});

test("cookies that others gave the browser are left to them", async () => {
  const cookie = "umeed-city=x; umeedly=y; theirs=umeed";
  const headers = { cookie, origin: site.address, "content-type": "application/x-www-form-urlencoded" };
  const answer = await new Visitor(site.address).send("POST", "/leave", headers, "");
  const lines = answer.headers["set-cookie"] ?? [];
  expect(lines.map((line) => line.split("=")[0])).toEqual(["umeed-city"]);
});
