import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCalendar } from "../../support/ical.ts";
import { readPdf } from "../../support/pdf.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { clinician, showUnread } from "../../fixtures/clinicians.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { currentIdOf } from "../../fixtures/pregnancies.ts";

/** What a phone loads in a few seconds where the network is slow. */
const MOST_BYTES = 60 * 1024;

interface Listed {
  file: string;
  title: string;
  summary: string;
  size: number | null;
}

let umeed: TestUmeed;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({
    EMERGENCY_NUMBER: "1199",
    PUBLIC_ORIGIN: "https://umeed.example",
    SESSION_SECRET: "a secret of the tests, long enough",
  });
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
});
afterAll(() => umeed.stop());

async function listed(token?: string, language = "en") {
  const { body } = await umeed.call("GET", "/download", { token, headers: { "umeed-language": language } });
  const files: Listed[] = Object(body).data;
  return files;
}

/** The bytes of a file, which `call` would read as text. */
async function fetchFile(file: string, token?: string, language = "en") {
  const headers = { "umeed-language": language, ...(token ? { "x-auth-header": token } : {}) };
  const response = await fetch(`${umeed.address}/api/download/${file}`, { headers });
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const pdfOf = async (file: string, token?: string, language?: string) =>
  readPdf((await fetchFile(file, token, language)).bytes);

describe("the list of files", () => {
  test("tells a visitor the size of what she may have, and that her visit card needs a sign-in", async () => {
    const files = await listed();

    expect(files.map(({ file }) => file)).toEqual([
      "danger-signs.pdf",
      "hospital-bag.pdf",
      "birth-plan.pdf",
      "visit-card.pdf",
      "calendar.ics",
    ]);
    expect(files.filter(({ size }) => size === null).map(({ file }) => file)).toEqual(["visit-card.pdf"]);
    for (const { file, size } of files.filter(({ size }) => size !== null)) {
      expect((await fetchFile(file)).bytes.byteLength).toBe(size);
    }
    expect((await fetchFile("visit-card.pdf")).status).toBe(401);
  });

  test("tells a member the size of all", async () => {
    for (const { file, size } of await listed(sana.token)) {
      expect(size).toBeGreaterThan(1_000);
      expect((await fetchFile(file, sana.token)).bytes.byteLength).toBe(size);
    }
  });
});

describe("each paper", () => {
  test.each(["hospital-bag.pdf", "birth-plan.pdf", "danger-signs.pdf", "visit-card.pdf"])(
    "%s is a PDF that says what it is, in which language, and where its facts come from",
    async (file) => {
      const title = (await listed()).find((one) => one.file === file)?.title;
      const { headers, bytes } = await fetchFile(file, sana.token);
      const paper = await readPdf(bytes);

      expect(headers.get("content-type")).toBe("application/pdf");
      expect(headers.get("content-disposition")).toBe(`attachment; filename="umeed-${file}"`);
      expect(paper).toMatchObject({ title, author: "Umeed", language: "en", isTagged: true, pages: 1 });
      expect(paper.tags.filter((tag) => tag.startsWith("H1"))).toEqual([`H1 ${title}`]);
      expect(bytes.length).toBeLessThan(MOST_BYTES);
      expect(paper.text).toMatch(/Where this comes from .*https:\/\/\w+\.\w+/);
      expect(paper.text).not.toMatch(/\{\w+\}/);
    },
  );

  test("the hospital bag list has a line for the papers and for the baby", async () => {
    const { text } = await pdfOf("hospital-bag.pdf");
    expect(text).toContain("Antenatal card or notes, with scans and test results");
    expect(text).toContain("For your baby");
  });

  test("the birth plan is a form whose fields bear the names of their questions", async () => {
    const { fields, text } = await pdfOf("birth-plan.pdf");
    for (const name of ["My name", "My due date", "Two people who could give blood", "Agreed with"]) {
      expect(fields).toContain(name);
      expect(text).toContain(name);
    }
    expect(fields).toContain("To breastfeed within the first hour");
    expect(new Set(fields).size).toBe(fields.length);
  });

  test("the danger signs come with the operator's number, and each drawing with what it shows", async () => {
    const { text, tags } = await pdfOf("danger-signs.pdf");

    expect(text).toContain("Call 1199 for an ambulance");
    expect(text).toMatch(
      /After a miscarriage or another loss, go now also for heavy bleeding.*discharge or bleeding that smells bad/,
    );
    expect(text).toMatch(
      /Your baby, be seen today for from 3 months, a fever of 38 °C or more.*fewer than six wet nappies/,
    );
    expect(text).toMatch(/While you are pregnant, go now also for in labour, a cord or limb that shows/);
    expect(text).toMatch(
      /Your baby, go now also for a baby or child who vomits everything.*bulging soft spot.*pale palms/,
    );
    const tiles = tags.filter((tag) => /^(?:Figure|P|H2) /.test(tag));
    const first = tiles.findIndex((tag) => tag.startsWith("Figure"));
    expect(tiles.slice(first - 1, first + 3)).toEqual([
      "H2 You, pregnant or after the birth: go now",
      "Figure a pad with much blood, and drops",
      "P Heavy bleeding",
      "Figure a woman on the ground who shakes",
    ]);
    expect(tiles.filter((tag) => tag.startsWith("Figure ")).length).toBe(21);
    expect(tags).not.toContain("Figure");
  });

  test("the visit card has the eight visits, or those of twins, and her due date while she waits for it", async () => {
    const { text, fields } = await pdfOf("visit-card.pdf", sana.token);
    expect(text).toMatch(/Week .*\b12 .*\b20 .*\b26 .*\b30 .*\b34 .*\b36 .*\b38 .*\b40 /);
    expect(text).toContain("Name: Sana Due date: 8 Jul, 2026");
    expect(text).toMatch(/12 Up to 30 Dec, 2025 History.*20 18 Feb to 24 Feb, 2026 Scan/);
    for (const column of ["Blood (Hb)", "Urine", "Height of womb", "Baby's heartbeat", "Vaccine or tablets"]) {
      expect(text).toContain(column);
    }
    expect(fields).toContain("Blood group");

    const hira = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
    const twins = { lastMenstrualPeriod: "2025-10-01", numberOfBabies: 2 };
    const id = await currentIdOf(hira);
    await hira.call("PUT", `/pregnancyinfo/${id}`, { body: twins });
    const ofTwins = (await pdfOf("visit-card.pdf", hira.token)).text;
    expect(ofTwins).toMatch(/Week .*\b12 .*\b20 .*\b26 .*\b30 .*\b34 .*\b36 /);
    expect(ofTwins).not.toMatch(/What to do if nothing has begun|eight visits/);

    const mother = await newMember(umeed, { isPregnant: false, babyBirthDate: "2026-03-10", lastMenstrualPeriod: "" });
    const ofMother = (await pdfOf("visit-card.pdf", mother.token)).text;
    expect(ofMother).toMatch(/Day 3 12 Mar to 13 Mar, 2026 For you: .*Week 6 14 Apr to 20 Apr, 2026/);
    expect(ofMother).toContain("Baby's weight");
    await mother.call("PUT", `/plan/${await currentIdOf(mother)}/day-3/done`, { body: { date: "2026-03-12" } });
    expect((await pdfOf("visit-card.pdf", mother.token)).text).toMatch(/Day 3 12 Mar .* Done 12 Mar, 2026/);
    expect(ofMother).not.toMatch(/eight visits|heartbeat/);

    const amna = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
    const info = await amna.call("GET", "/pregnancyinfo/user");
    await amna.call("PUT", `/pregnancyinfo/${info.textAt("data.0._id")}/loss`, {
      body: { kind: "miscarriage", isHidden: false },
    });
    expect((await pdfOf("visit-card.pdf", amna.token)).text).not.toContain("Due date");
  });

  test.each([
    ["en", "Blood pressure, last measured: 124/82 mmHg on 12 Mar, 2026"],
    ["ur", "124/82"],
  ])("the visit card has the last number of each kind in her record, on one page (%s)", async (language, pressure) => {
    const hira = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01" });
    const readings = [
      { kind: "bloodPressure", systolic: 130, diastolic: 84, date: "2026-03-01" },
      { kind: "bloodPressure", systolic: 124, diastolic: 82 },
      { kind: "weight", kilograms: 62.5 },
      { kind: "haemoglobin", haemoglobin: 11.2 },
      { kind: "urineProtein", protein: "trace" },
      { kind: "bloodSugar", sugar: 92, sugarTime: "afterMeal" },
      { kind: "movements", movements: "usual" },
    ];
    for (const body of readings) await hira.call("POST", "/record/reading", { body });

    const { text, pages } = await readPdf((await fetchFile("visit-card.pdf", hira.token, language)).bytes);
    expect(pages).toBe(1);
    for (const value of [pressure, "62.5", "11.2", "92"]) expect(text).toContain(value);
    expect(text).not.toContain("130/84");
    expect(text).not.toContain("As usual");
  });
});

describe("in Urdu", () => {
  const LATIN_LETTERS = /\p{Script=Latin}/u;

  test("the list says what each file is, and how large it is in Urdu", async () => {
    const files = await listed(sana.token, "ur");

    expect(files.filter(({ title, summary }) => LATIN_LETTERS.test(title + summary))).toEqual([]);
    expect(files.filter((file) => "textLanguage" in file)).toEqual([]);
    for (const { file, size } of files) {
      expect((await fetchFile(file, sana.token, "ur")).bytes.byteLength).toBe(size);
    }
    const [visitors] = (await listed(undefined, "ur")).slice(-1);
    expect(visitors?.summary).toBe("ہر شہر کے پروگرام، آپ کے فون کے کیلنڈر کے لیے۔");
  });

  test.each([
    ["hospital-bag.pdf", 1],
    ["birth-plan.pdf", 1],
    ["danger-signs.pdf", 2],
    ["visit-card.pdf", 1],
  ])("%s says all of the English in Urdu, on as many pages as leave it legible: %i", async (file, pages) => {
    const title = (await listed(sana.token, "ur")).find((one) => one.file === file)?.title;
    const { headers, bytes } = await fetchFile(file, sana.token, "ur");
    const paper = await readPdf(bytes);
    const english = await pdfOf(file, sana.token);

    expect(headers.get("content-language")).toBe("ur");
    expect(paper).toMatchObject({ title, author: "امید", language: "ur", isTagged: true, pages });
    expect(bytes.length).toBeLessThan(MOST_BYTES);
    const kinds = (tags: string[]) =>
      tags.map((tag) => tag.split(" ")[0]).filter((kind) => /^(H\d|Figure|Form|LI|TD)$/.test(kind ?? ""));
    expect(kinds(paper.tags)).toEqual(kinds(english.tags));
    expect(paper.fields.filter((name) => LATIN_LETTERS.test(name))).toEqual([]);
    expect(paper.fields).toHaveLength(english.fields.length);
    expect(new Set(paper.writtenFrom)).toEqual(new Set(english.writtenFrom.map(() => "right")));
    expect(paper.text).not.toMatch(/\{\w+\}|From Umeed|Where this/);
    expect(await pdfOf(file, sana.token)).toEqual(english);
  });

  test.each(["hospital-bag.pdf", "birth-plan.pdf", "danger-signs.pdf", "visit-card.pdf"])(
    "%s says that no doctor has read it, and leads to the English one",
    async (file) => {
      const paper = await pdfOf(file, sana.token, "ur");
      for (const words of ["ترجمہ", "umeed.example/downloads/"]) expect(paper.text).toContain(words);
      expect(paper.links).toContain(`https://umeed.example/downloads/${file}`);
      const english = await pdfOf(file, sana.token);
      expect(english.text + english.links.join(" ")).not.toMatch(/umeed\.example|translation/);
      const files: object[] = await listed(sana.token, "ur");
      expect(files.filter((one) => "isUnreviewed" in one)).toHaveLength(4);
    },
  );

  test("a paper that a clinician has read does not say so any more, and says all else", async () => {
    const editor = await memberNamed(umeed, "Amna", "editor");
    const [first] = Object((await editor.call("GET", "/handout?language=ur")).body).data;
    const before = await pdfOf(first.file, undefined, "ur");
    const review = { version: first.version, ...clinician };
    const path = `/handout/${first.handout}/review?language=ur`;
    expect((await editor.call("PUT", path, { body: review })).status).toBe(200);
    const paper = await pdfOf(first.file, undefined, "ur");
    await editor.call("DELETE", path);

    expect(before.text).toContain("umeed.example/downloads/");
    expect(paper.text).not.toContain("umeed.example/downloads/");
    expect(paper.links).not.toContain(`https://umeed.example/downloads/${first.file}`);
    expect([paper.title, paper.language]).toEqual([before.title, "ur"]);
    expect(paper.tags.length).toBeGreaterThan(before.tags.length * 0.9);
    expect(await pdfOf(first.file, undefined, "ur")).toEqual(before);
  });

  test("papers come in English where the operator hides what no doctor has read", async () => {
    const administrator = await memberNamed(umeed, "Zara", "administrator");
    await showUnread(administrator, "hidden");
    const { headers, bytes } = await fetchFile("danger-signs.pdf", undefined, "ur");
    const files: object[] = await listed(sana.token, "ur");
    await showUnread(administrator, "shown");

    expect(headers.get("content-language")).toBe("en");
    expect(await readPdf(bytes)).toEqual(await pdfOf("danger-signs.pdf"));
    expect(files.map((file) => "textLanguage" in file)).toEqual([true, true, true, true, false]);
    expect(files.filter((file) => "isUnreviewed" in file)).toEqual([]);
    expect((await pdfOf("danger-signs.pdf", undefined, "ur")).language).toBe("ur");
  });

  test("the danger signs have the operator's number, and say what is urgent in Urdu's own words", async () => {
    const { pieces, tags } = await pdfOf("danger-signs.pdf", undefined, "ur");
    expect(pieces.map(({ text }) => text)).toContain("1199");
    expect(tags.filter((tag) => tag.startsWith("Figure ") && LATIN_LETTERS.test(tag.slice(7)))).toEqual([]);
  });

  test("the visit card has her name as she wrote it, and the days of her visits", async () => {
    const { text } = await pdfOf("visit-card.pdf", sana.token, "ur");
    // A reader of files tells words that run from the right in the order in which they are seen.
    for (const word of ["Sana", "جولائی", "2026", "ہفتہ"]) expect(text).toContain(word);
    expect(text).not.toMatch(/Jul|Feb|Up to|Name:/);
  });
});

test("the calendar is her own for a member, and the events for a visitor", async () => {
  const entries = async (token?: string) =>
    readCalendar(Buffer.from((await fetchFile("calendar.ics", token)).bytes).toString("utf8")).entries;

  expect((await entries(sana.token)).some(({ uid }) => uid.startsWith("dueDate-"))).toBe(true);
  expect((await entries()).some(({ uid }) => uid.startsWith("dueDate-"))).toBe(false);
});

test.each(["nothing.pdf", "birth-plan", "..%2Fdraw.ts"])("%s is no file of ours", async (file) => {
  expect((await fetchFile(file)).status).toBe(404);
});
