import { afterAll, beforeAll, expect, test } from "vitest";
import { childAdded } from "../../fixtures/children.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { readPdf } from "../../support/pdf.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

let umeed: TestUmeed;
let mother: NewMember;
let zoya: string;
beforeAll(async () => {
  umeed = await startTestUmeed();
  mother = await memberNamed(umeed, "Sana Khan");
  zoya = await childAdded(mother, {
    name: "Zoya",
    birthDate: "2025-12-01",
    sex: "girl",
    gestationWeeks: 38,
    gestationDays: 2,
  });
});
afterAll(() => umeed.stop());

async function card(child = zoya, language = "en") {
  const headers = { "umeed-language": language, "x-auth-header": mother.token };
  const answer = await fetch(`${umeed.address}/api/child/${child}/card`, { headers });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
}

test("a child's card has the birth, the vaccines given and due, and what was measured last, on one page", async () => {
  await mother.call("PUT", `/plan/${zoya}/vaccines-birth/done`, { body: { date: "2025-12-03" } });
  await mother.call("POST", `/child/${zoya}/growth`, { body: { kind: "weight", value: 3.4, date: "2025-12-01" } });
  await mother.call("POST", `/child/${zoya}/growth`, { body: { kind: "weight", value: 5.1, date: "2026-02-01" } });

  const { text, pages, title } = await card();

  expect([title, pages]).toEqual(["Child's card", 1]);
  expect(text).toContain("Name: Zoya");
  expect(text).toContain("Date of birth: 1 Dec, 2025");
  expect(text).toContain("Girl or boy: Girl");
  expect(text).toContain("Born at: 38 weeks and 2 days");
  expect(text).toMatch(/Vaccines at birth BCG, polio drops and hepatitis B\. 3 Dec, 2025/);
  expect(text).toMatch(/6-week vaccines Polio drops, pentavalent, PCV and rotavirus drops\. Late, but not too late/);
  expect(text).toMatch(/15-month vaccines Measles and rubella again\. 1 Mar to 31 Mar, 2027/);
  expect(text).toMatch(/1 Dec, 2025 3\.4 kg 1 Feb, 2026 5\.1 kg/);
});

test("the card comes in Urdu, and says that no clinician has read its vaccines", async () => {
  const { title, text } = await card(zoya, "ur");
  expect(title).toBe("بچے کا کارڈ");
  // Its reader loses the h between letters of the two scripts.
  expect(text).toMatch(/\/ch?\s?ildren/);
});

test("another's child has no card for her", async () => {
  const other = await memberNamed(umeed, "Bushra");
  expect((await other.call("GET", `/child/${zoya}/card`)).status).toBe(404);
  expect((await umeed.call("GET", `/child/${zoya}/card`)).status).toBe(401);
});
