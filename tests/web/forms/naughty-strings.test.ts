import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { SEARCH_MAX } from "../../../server/contract/search-limit.ts";
import { inDays } from "../../fixtures/dates.ts";
import { commands, letters, markup } from "../../fixtures/naughty-strings.ts";
import { writer } from "../../fixtures/mothers.ts";
import { grant, onDatabaseOf } from "../../fixtures/operator.ts";
import { photo } from "../../fixtures/post-pictures.ts";
import { isSqlite } from "../../support/empty-database.ts";
import { pageRoutes } from "../../support/page-routes.ts";
import type { Site } from "../../support/site.ts";
import { FormVisitor } from "../form-visitor.ts";
import { browserOf, writing } from "../journeys/people.ts";
import {
  boxesIn,
  buttonOf,
  chooseIn,
  openAfter,
  rightValueOf,
  sameIn,
  walkOfFile,
  type Box,
  type FoundForm,
} from "./forms-of-pages.ts";

/** What is typed at once: all of it where there is room, one after another in short fields. */
interface Round {
  name: string;
  texts: string[];
  /** Dates, numbers and the like are what they should be, so that the form can be taken. */
  isSendable: boolean;
  /** Not for forms that were taken in a round before. */
  isForRefused?: boolean;
}

const lineEnds = ["one\r\n\r\ntwo\rthree\nfour \u2028five\u2029 six\u0085seven"];
const nul: Round = { name: "a NUL", texts: ["a\0b\0"], isSendable: true };
/** What comes back, or is refused, comes from no database. */
const ofPages: Round[] = [
  // A line holds no line end, and has only the letters.
  { name: "letters and line ends", texts: [...letters, ...lineEnds], isSendable: true },
  { name: "markup", texts: markup, isSendable: true },
  { name: "commands", texts: commands, isSendable: true },
  {
    name: "markup, letters and line ends, for dates and numbers too",
    texts: [...markup, ...letters, ...lineEnds],
    isSendable: false,
  },
];
/** PostgreSQL takes every text as the same kind of value: once all of them in turn. */
const ofPostgres: Round = {
  name: "line ends, commands, letters and markup",
  texts: [...lineEnds, ...commands, ...letters, ...markup],
  isSendable: true,
};
/** What a field refuses of those comes into it by its place in turn, so a form may need another. */
const again: Round = { name: "markup", texts: markup, isSendable: true, isForRefused: true };
const long: Round = { name: "a very long text", texts: ["A long story, لمبی کہانی. ".repeat(150)], isSendable: true };
/** What is refused everywhere is first, and what few forms take last: what is taken changes what others are about. */
const rounds = [nul, ...(isSqlite ? ofPages : [ofPostgres, again]), long];

/** Routes that take forms of which none stands on these pages, and why. */
const notOnThesePages: Record<string, string> = {
  "routes/registration/code.tsx": "a gateway is needed; one code, tried in the journey of the registration's code",
  "routes/session/login-code.tsx": "a second step is needed; one code, tried in the journey of the second step",
  "routes/account/push.tsx": "keys are needed; boxes and what a browser made, tried in the journey of notices",
  "routes/account/this-phone.tsx": "buttons",
  "routes/articles/article.tsx": "a button",
  "routes/calendar/end-feed.tsx": "a button",
  "routes/account/hidden.tsx": "buttons",
  "routes/plan/plan.tsx": "buttons",
  "routes/children/children.tsx": "none",
};

/** Forms that can take none of these texts, by their addresses, and why. */
const neverTaken: [address: RegExp, why: string][] = [
  [/^\/login(\/new-password|\/reset-password)?$/, "a password or code that is right is none of these"],
  [/^\/account\/(delete|recovery-codes|phone|data|password|second-factor)$/, "her password is none of these"],
  [/^(\/account\/(prove-phone|phone-code)|\/second-step)$/, "a code is none of these"],
  [/^\/plan\/move$/, "a day alone, which is tried in the journey of the plan"],
  [/^\/account\/birth$/, "dates alone, which are tried in the journey of dates"],
  [
    /^\/admin\/content\/tip\/iron-and-folic-acid-daily$/,
    "its change is decided before; the form of a new tip is the same",
  ],
  [/^\/admin\/members\/\w+\/phone-code$/, "she has entered no new number"],
  [/^\/admin\/members\/\w+\/end-session$/, "there is no such session"],
];

/** Sent after the others: with these goes what others are about. */
const sentLast = /^\/admin\/(content\/\w+\/[^/]+|reports\/post\/\w+|members\/\w+\/delete)$/;

/**
 * Of two reports of the same the first is kept; with a member who is deleted goes why; who is not suspended needs no end
 * of it; and a moderator decides about the comment that was edited before in
 * the same round.
 */
const isKept = (form: FoundForm) =>
  !/\/(delete|end-suspension|details\/edit)$/.test(form.action) &&
  !(form.action.endsWith("/report") && accepted.has(form));

/** Characters that every box of several lines has room for, and every line. */
const [BOX, LINE] = [500, 40];

const { site, walked } = walkOfFile();
/** In one round at least: what is decided or gone is sent no more. */
const accepted = new Set<FoundForm>();
/** What was taken, by the form and the field that it was typed into. */
const taken = new Map<string, string>();

test.runIf(isSqlite)(
  "every route that takes a form has one on a page of the walk",
  async () => {
    const { found, files } = walked();
    expect(found.length).toBeGreaterThan(50);
    const taking: string[] = [];
    for (const { path, file } of pageRoutes) {
      const names = Object.keys(await import(`../../../app/${file}`));
      if (path !== "*" && names.includes("action") && names.includes("default")) taking.push(file);
    }
    const missing = new Set(taking.filter((file) => !files.has(file)));
    expect([...missing].toSorted()).toEqual(Object.keys(notOnThesePages).toSorted());
  },
  300_000,
);

describe.each(rounds)("$name", (round) => {
  test("in every field does no harm, and comes back or is taken and kept as it was sent", async () => {
    const problems: string[] = [];
    const { readers, found } = walked();
    const fresh = await writing(site, { lastMenstrualPeriod: inDays(-250) });
    const editor = await newEditor();
    const isLast = ({ action }: FoundForm) => sentLast.test(action);
    const inOrder = [...found.filter((form) => !isLast(form)), ...found.filter(isLast)];
    let isLooked = false;
    for (const [position, form] of inOrder.entries()) {
      if (isLast(form) && !isLooked) problems.push(...(await notKept()));
      isLooked ||= isLast(form);
      const address = form.address.replace(readers.talks.FRIEND ?? "", fresh.id);
      const action = form.action.replace(readers.talks.FRIEND ?? "", fresh.id);
      // Who got a role can't be deleted.
      const isOfMember = form.address.startsWith("/admin/members/") && !form.address.endsWith("/role");
      const placed = isOfMember ? { ...form, address, action } : form;
      const { problems: came, isTaken } = await send(
        placed,
        round,
        position,
        browserOfForm(form, { fresh: fresh.browser, editor }),
      );
      if (isTaken) accepted.add(form);
      problems.push(...came);
    }
    problems.push(...(await notKept()));
    expect(problems).toEqual([]);
  }, 300_000);
});

test("every form was taken in a round", () => {
  const refused = walked().found.filter(
    (form) => !accepted.has(form) && !neverTaken.some(([address]) => address.test(form.action)),
  );
  expect(refused.map(nameOf)).toEqual([]);
});

/** What was taken since it was asked last, and is not in the database as it was sent. */
async function notKept(): Promise<string[]> {
  const kept = await textsOf(site);
  const lost = [...taken].filter(([, text]) => !kept.includes(stored(text)));
  taken.clear();
  return lost.map(([field, text]) => `${field} is not kept: ${text}`);
}

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

/** One editor may not change as much in a minute as all rounds do. */
async function newEditor() {
  const editor = await writer(site.address);
  await grant(site, editor, "editor");
  return browserOf(site, editor);
}

/** Forms about herself are those of a new member in each round: one that is taken changes what the others are about. */
function browserOfForm({ as, address }: FoundForm, { fresh, editor }: Record<"fresh" | "editor", FormVisitor>) {
  if (as === "editor") return editor;
  if (as === "visitor") return new FormVisitor(site.address);
  const isOfAnybody = /^\/account\/(?!decisions|phone-code|second-factor|visit-day)/.test(address);
  return as === "member" && isOfAnybody ? fresh : walked().readers.browserFor(as);
}

const nameOf = ({ as, address, action, fields }: FoundForm) => `${as} ${address} ${action} ${fields.join()}`;

/** Sends what the round types; nothing where no such text fits, or what it was about is decided or gone. */
async function send(form: FoundForm, round: Round, position: number, browser: FormVisitor) {
  const name = nameOf(form);
  const problems: string[] = [];
  if (round.isForRefused && accepted.has(form)) return { problems, isTaken: false };
  await openAfter(browser, form.after, form.address);
  const element = sameIn(browser, form);
  if (!element) return { problems, isTaken: false };
  const isSearch = element.method.toLowerCase() !== "post";
  const { typed, isNaughty } = fillIn(element, round, position, form.address.startsWith("/admin/content"));
  if (!isNaughty && (!round.isSendable || accepted.has(form))) return { problems, isTaken: false };
  const picture = element.querySelector<HTMLInputElement>("input[type=file]");
  if (picture && round.isSendable) browser.attach(picture, await photo());
  const button = buttonOf(element);
  if (!button) return { problems: [`${name} has no button`], isTaken: false };
  button.setAttribute("formnovalidate", "");
  const status = await browser.press(button);

  if (Math.max(status, browser.status) >= 500) problems.push(`${name}: ${status}, then ${browser.status}`);
  if (!browser.isPage) problems.push(`${name} was answered with no page`);
  if (browser.html.includes("naughty") && browser.document.querySelector("naughty-tag, [onnaughty]"))
    problems.push(`${name} made an element`);
  if (browser.html.includes("<naughty-tag")) problems.push(`${name} came back as HTML`);
  // A code that was asked for is shown at once.
  if (!isSearch && status < 400) {
    for (const [field, text] of isKept(form) ? typed : []) taken.set(`${name}: ${field}`, text);
    return { problems, isTaken: true };
  }
  const back = sameIn(browser, form);
  for (const [field, text] of typed) {
    const value = back && boxesIn(back).find((box) => box.name === field)?.value;
    const expected = isSearch ? text.slice(0, SEARCH_MAX) : text;
    if (value === undefined || !isSame(value, expected))
      problems.push(`${name}: ${field} is lost, ${status}: ${value}`);
  }
  return { problems, isTaken: isSearch };
}

/** Types into all fields. `typed` is without passwords, which never come back. */
function fillIn(form: HTMLFormElement, { texts, isSendable }: Round, position: number, isOfContent: boolean) {
  const typed: [string, string][] = [];
  let isNaughty = false;
  chooseIn(form);
  // A day to publish on is for another button.
  const boxes = boxesIn(form).filter(({ name }) => !isSendable || !/^publish(On\.|At$)/.test(name));
  for (const [index, box] of boxes.entries()) {
    const isSecret = box.type === "password";
    const right = isSendable ? rightValueOf(box) : undefined;
    const turned = texts.map((_, turn) => texts[(position + index + turn) % texts.length] ?? "");
    // Both passwords of a form are one text.
    const text = right ?? (isSecret ? (texts[0] ?? "") : fitting(turned, box, isSendable));
    // As a browser does it; and a long line of a text for readers is kept as one.
    const isLine = box.localName !== "textarea" || (isOfContent && box.getAttribute("rows") === "1");
    box.value = isLine ? text.replaceAll(/[\r\n]/g, "") : text;
    if (right === undefined) isNaughty = true;
    if (!isSecret && right === undefined) typed.push([box.name, box.value]);
  }
  return { typed, isNaughty };
}

/** As many of the texts as there is room for, one at least; where they need not be taken, room is what the box has. */
function fitting([first = "", ...others]: string[], { localName, maxLength }: Box, isSendable: boolean): string {
  const isLine = isSendable && localName === "input";
  if (isLine) return [first, ...others].find((text) => text.length <= LINE && !/\p{Cc}/u.test(text)) ?? first;
  const room = isSendable ? BOX : maxLength < 0 ? Infinity : maxLength;
  return others.reduce((all, text) => (all.length + text.length < room ? `${all} ${text}` : all), first);
}

/** Pages can't hold NUL. */
function isSame(value: string, text: string) {
  const plain = (one: string) => stored(one.replaceAll(/[\0\uFFFD]/g, ""));
  return plain(value) === plain(text);
}
