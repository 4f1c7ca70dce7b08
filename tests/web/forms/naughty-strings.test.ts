import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { SEARCH_MAX } from "../../../server/contract/search-limit.ts";
import { commands, letters, markup } from "../../fixtures/naughty-strings.ts";
import { onDatabaseOf } from "../../fixtures/operator.ts";
import { isSqlite } from "../../support/empty-database.ts";
import { pageRoutes } from "../../support/page-routes.ts";
import type { Site } from "../../support/site.ts";
import { FormVisitor } from "../form-visitor.ts";
import { writing } from "../journeys/people.ts";
import {
  boxesIn,
  buttonOf,
  chooseIn,
  openAfter,
  rightValueOf,
  sameIn,
  walkOfFile,
  type FoundForm,
} from "./forms-of-pages.ts";

/** What is typed at once: all of it where there is room, one after another in short fields. */
interface Round {
  name: string;
  texts: string[];
  /** Dates, numbers and the like are what they should be, so that the form can be taken. */
  isSendable: boolean;
}

const lineEnds = ["one\r\n\r\ntwo\rthree\nfour \u2028five\u2029 six\u0085seven"];
const ofEachDatabase: Round[] = [
  { name: "a NUL", texts: ["a\0b\0"], isSendable: true },
  { name: "a very long text", texts: ["A long story, لمبی کہانی. ".repeat(150)], isSendable: true },
];
/** What comes back, or is refused, comes from no database. */
const ofPages: Round[] = [
  { name: "markup and letters, for dates and numbers too", texts: [...markup, ...letters], isSendable: false },
  { name: "line ends", texts: lineEnds, isSendable: true },
  { name: "commands", texts: commands, isSendable: true },
  { name: "letters", texts: letters, isSendable: true },
  { name: "markup", texts: markup, isSendable: true },
];
/** PostgreSQL takes every text as the same kind of value: once all of them in turn. */
const ofPostgres: Round = {
  name: "line ends, commands, letters and markup",
  texts: [...lineEnds, ...commands, ...letters, ...markup],
  isSendable: true,
};
const rounds = [...ofEachDatabase, ...(isSqlite ? ofPages : [ofPostgres])];

/** Routes that take forms of which none stands on these pages, and why. */
const notOnThesePages: Record<string, string> = {
  "routes/registration/code.tsx": "a gateway is needed; one code, tried in the journey of the registration's code",
  "routes/session/login-code.tsx": "a second step is needed; one code, tried in the journey of the second step",
  "routes/articles/article.tsx": "a button",
  "routes/calendar/end-feed.tsx": "a button",
  "routes/account/hidden.tsx": "buttons",
  "routes/admin/content/versions.tsx": "buttons",
};

/**
 * What is typed into these is compared, or looked for, and not kept; of a registration nothing before its last step; of
 * a decision that suspends nobody no days.
 */
const notKept = /search|member|password|code|why|type=postPartum|reason: days$/i;

const { site, walked } = walkOfFile();
/** In one round at least: dates alone are sent in one, and what is decided or gone is sent no more. */
const sent = new Set<FoundForm>();
/** What was taken last, by the form and the field that it was typed into. */
const taken = new Map<string, string>();

test("every route that takes a form has one on a page of the walk", async () => {
  const { found, files } = walked();
  expect(found.length).toBeGreaterThan(50);
  const taking: string[] = [];
  for (const { path, file } of pageRoutes) {
    const names = Object.keys(await import(`../../../app/${file}`));
    if (path !== "*" && names.includes("action") && names.includes("default")) taking.push(file);
  }
  const missing = new Set(taking.filter((file) => !files.has(file)));
  expect([...missing].toSorted()).toEqual(Object.keys(notOnThesePages).toSorted());
}, 300_000);

describe.each(rounds)("$name", (round) => {
  test("in every field does no harm, and comes back or is taken", async () => {
    const problems: string[] = [];
    const { readers, found } = walked();
    const fresh = await writing(site);
    for (const [position, form] of found.entries()) {
      const address = form.address.replace(readers.talks.FRIEND ?? "", fresh.id);
      const action = form.action.replace(readers.talks.FRIEND ?? "", fresh.id);
      const isOfMember = form.address.startsWith("/admin/members/");
      const placed = isOfMember ? { ...form, address, action } : form;
      const came = await problemsOf(placed, round, position, browserOfForm(form, fresh.browser));
      if (came) sent.add(form);
      problems.push(...(came ?? []));
    }
    expect(problems).toEqual([]);
  }, 300_000);
});

// Forms of dates alone are sent in a round of pages.
test.runIf(isSqlite)("every form was there to be sent", () => {
  const unsent = walked().found.filter((form) => !sent.has(form));
  expect(unsent.map(({ as, address, fields }) => `${as} ${address} ${fields.join()}`)).toEqual([]);
});

test("what was taken is kept as it was sent", async () => {
  const kept = await textsOf(site);
  const lost = [...taken].filter(([field, text]) => !notKept.test(field) && !kept.includes(stored(text)));
  expect(taken.size).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

/** NFC, with the line ends of a database, without spaces around it. */
const stored = (text: string) => text.normalize("NFC").replaceAll(/\r\n?/g, "\n").trim();

/** All that is written in the database, with what is written in JSON there. */
function textsOf(place: Site): Promise<string> {
  return onDatabaseOf(place, async (db) => {
    const tables = await db.introspection.getTables();
    const rows: unknown[] = [];
    for (const { name } of tables) {
      const { rows: some } = await sql`select * from ${sql.table(name)}`.execute(db);
      rows.push(...some);
    }
    return rows.flatMap(textsIn).join("\n\n");
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value, ...(/^[[{]/.test(value) ? textsIn(parsed(value)) : [])];
  return value instanceof Object && !(value instanceof Uint8Array) ? Object.values(value).flatMap(textsIn) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Forms about herself are those of a new member in each round: one that is taken changes what the others are about. */
function browserOfForm({ as, address }: FoundForm, fresh: FormVisitor) {
  if (as === "visitor") return new FormVisitor(site.address);
  const isOfAnybody = /^\/account\/(?!decisions|phone-code|second-factor|visit-day)/.test(address);
  return as === "member" && isOfAnybody ? fresh : walked().readers.browserFor(as);
}

/** @returns null when there was nothing to send: no field for such texts, or what it was about is decided or gone. */
async function problemsOf(
  form: FoundForm,
  round: Round,
  position: number,
  browser: FormVisitor,
): Promise<string[] | null> {
  const name = `${form.as} ${form.address} ${form.action} ${form.fields.join()}`;
  await openAfter(browser, form.after, form.address);
  const element = sameIn(browser, form);
  if (!element) return null;
  const isSearch = element.method.toLowerCase() !== "post";
  const { typed, isNaughty } = fillIn(element, round, position);
  if (!isNaughty) return null;
  const button = buttonOf(element);
  if (!button) return [`${name} has no button`];
  button.setAttribute("formnovalidate", "");
  const status = await browser.press(button);

  const problems: string[] = [];
  if (Math.max(status, browser.status) >= 500) problems.push(`${name}: ${status}, then ${browser.status}`);
  if (browser.document.querySelector("naughty-tag, [onnaughty]")) problems.push(`${name} made an element`);
  if (browser.html.includes("<naughty-tag")) problems.push(`${name} came back as HTML`);
  // A code that was asked for is shown at once.
  if (!isSearch && status < 400) {
    for (const [field, text] of typed) taken.set(`${name}: ${field}`, text);
    return problems;
  }
  const back = sameIn(browser, form);
  for (const [field, text] of typed) {
    const value = back && boxesIn(back).find((box) => box.name === field)?.value;
    const expected = isSearch ? text.slice(0, SEARCH_MAX) : text;
    if (value === undefined || !isSame(value, expected))
      problems.push(`${name}: ${field} is lost, ${status}: ${value}`);
  }
  return problems;
}

/** Types into all fields. `typed` is without passwords, which never come back. */
function fillIn(form: HTMLFormElement, { texts, isSendable }: Round, position: number) {
  const typed: [string, string][] = [];
  let isNaughty = false;
  chooseIn(form);
  for (const [index, box] of boxesIn(form).entries()) {
    const isSecret = box.type === "password";
    const right = isSendable ? rightValueOf(box) : undefined;
    const all = texts.join(" ");
    const hasRoom = box.maxLength < 0 || all.length <= box.maxLength;
    // Both passwords of a form are one text.
    const chosen = isSecret ? texts[0] : texts[(position + index) % texts.length];
    const text = right ?? (hasRoom && !isSecret ? all : (chosen ?? ""));
    // As a browser does it.
    box.value = box.localName === "textarea" ? text : text.replaceAll(/[\r\n]/g, "");
    if (right === undefined) isNaughty = true;
    if (!isSecret && right === undefined) typed.push([box.name, box.value]);
  }
  return { typed, isNaughty };
}

/** Pages can't hold NUL. */
function isSame(value: string, text: string) {
  const plain = (one: string) => stored(one.replaceAll(/[\0\uFFFD]/g, ""));
  return plain(value) === plain(text);
}
