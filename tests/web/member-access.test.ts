import { expect, test } from "vitest";
import { pageRoutes } from "../support/page-routes.ts";
import { siteOfFile } from "../support/site-of-file.ts";
import { Visitor } from "./visitor.ts";

/** Addresses that visitors may read. Whatever is not here is for members alone, and leads to the sign-in. */
const publicPaths = new Set([
  "/search",
  "/",
  "/your-week",
  "/register",
  "/register/about-you",
  "/register/your-number",
  "/register/code",
  "/login/code",
  "/login",
  "/login/forgot-password",
  "/login/new-password",
  "/login/reset-password",
  "/timeline",
  "/weeks",
  "/articles",
  "/article/:id",
  "/symptoms",
  "/symptom",
  "/danger-signs",
  "/how-are-you",
  "/family",
  "/guidelines",
  "/guidelines/:id",
  "/events",
  "/events/:id",
  "/calendar",
  "/calendar/event/:id",
  "/plan",
  "/downloads",
  "/downloads/:file",
  "/forum",
  "/forum/details",
  "/forum/comment/:forumID",
  "/all-pages",
  "/about",
  "/terms-and-conditions",
  "/privacy-policy",
  "/citations",
  "/offline",
  "/leave",
  "/light-pages",
  "/drafts",
  "/manifest.webmanifest",
  "/sitemap.xml",
  "/robots.txt",
  "/articles.atom",
  "/covers/:file",
  // Leads a visitor to home, which is the page beneath.
  "/recovery-codes",
  // Answers 204, which tells the script of a page to ask no more.
  "/messages/live",
  "/*",
]);

const paths = [...new Set(pageRoutes.map(({ path }) => (path.startsWith("/") ? path : `/${path}`)))];
const exampleOf = (path: string) => path.replace(":kind", "tip").replaceAll(/:\w+/g, "0".repeat(24));

const site = siteOfFile();

test("each public path is a route", () => {
  expect([...publicPaths].filter((path) => !paths.includes(path))).toEqual([]);
});

test.each(paths.filter((path) => !publicPaths.has(path)))(
  "%s leads a visitor to the sign-in, and back",
  async (path) => {
    const address = exampleOf(path);
    for (const answer of [
      await new Visitor(site.address).get(address),
      await new Visitor(site.address).post(address, { intent: "none" }),
    ]) {
      expect([answer.status, answer.headers.location]).toEqual([
        303,
        `/login?${new URLSearchParams({ next: address })}`,
      ]);
    }
  },
);
