import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { readPdf } from "../support/pdf.ts";
import { signTokenIn } from "../support/sign-tokens.ts";
import { Visitor } from "./visitor.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed({ ROLE: "all" });
});
afterAll(() => umeed.stop());

const API = [
  "/week",
  "/afterpregnancy",
  "/tip/random",
  "/dangersign",
  "/helpline",
  "/event?page=1&limit=100",
  "/category",
  "/article/latest/articles/v2",
  "/article/pagination/v2/category/all?page=1&limit=100",
  "/commonsymptom/pagination?page=1&limit=100",
  "/guidline/pagination?page=1&limit=100",
  "/download",
  "/setting/app",
];

test("no answer of the API holds a reference to a sign", async () => {
  const ids = async (table: "week" | "article" | "symptom" | "guideline" | "event") =>
    (await umeed.db.selectFrom(table).select("id").execute()).map(({ id }) => id);
  const single = [
    ...(await ids("week")).map((id) => `/week/${id}`),
    ...(await ids("article")).map((id) => `/article/${id}`),
    ...(await ids("symptom")).map((id) => `/commonsymptom/${id}`),
    ...(await ids("guideline")).map((id) => `/guidline/${id}`),
    ...(await ids("event")).map((id) => `/event/${id}`),
  ];

  const seen: [string, number, string | undefined][] = [];
  for (const path of [...API, ...single]) {
    const answer = await umeed.call("GET", path);
    seen.push([path, answer.status, signTokenIn(answer.text)]);
  }

  expect(seen.filter(([, status, token]) => token !== undefined || (status !== 200 && status !== 404))).toEqual([]);
  expect(seen.filter(([, status]) => status === 200).length).toBeGreaterThan(200);
});

test("no row that readers, their search or their mail get anything from holds one", async () => {
  const rows = await Promise.all([
    umeed.db.selectFrom("tip").selectAll().execute(),
    umeed.db.selectFrom("article").selectAll().execute(),
    umeed.db.selectFrom("contentPage").selectAll().execute(),
    umeed.db.selectFrom("dangerSignQuestion").selectAll().execute(),
    umeed.db.selectFrom("contentItem").select(["kind", "key", "title", "searchText"]).execute(),
  ]);

  expect(rows.flat().length).toBeGreaterThan(500);
  expect(rows.flat().filter((row) => JSON.stringify(row).includes("{{"))).toEqual([]);
});

// The pages are read in tests/web/sitemap.test.ts, which opens each.
test("no file that a visitor gets holds one", async () => {
  const visitor = new Visitor(umeed.address);
  for (const file of ["hospital-bag", "birth-plan", "danger-signs"]) {
    const { bytes } = await visitor.get(`/api/download/${file}.pdf`);
    expect([file, signTokenIn((await readPdf(bytes)).text)]).toEqual([file, undefined]);
  }
});
