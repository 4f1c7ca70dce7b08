import { isDeepStrictEqual } from "node:util";
import { matchPath } from "react-router";
import { beforeAll } from "vitest";
import { settingGroups } from "../../../app/routes/admin/settings/setting-groups.ts";
import { CONTENT_KINDS, isOpen } from "../../../server/contract/content/kinds.ts";
import { inDays } from "../../fixtures/dates.ts";
import { addressIn, pageStates, peopleOf, talksOf, type PageState, type Role } from "../../fixtures/page-states.ts";
import type { SentForm } from "../../fixtures/registration-steps.ts";
import { nextPhoneNumber } from "../../fixtures/registrations.ts";
import { pageRoutes } from "../../support/page-routes.ts";
import { siteOfFile } from "../../support/site-of-file.ts";
import type { Site } from "../../support/site.ts";
import { FormVisitor } from "../form-visitor.ts";
import { browserOf } from "../journeys/people.ts";

export type Reader = Role | "visitor";
export type Box = HTMLInputElement | HTMLTextAreaElement;

/** A form of a page. */
export interface FoundForm {
  address: string;
  as: Reader;
  after: SentForm[];
  action: string;
  fields: string[];
}

type Place = Pick<PageState, "address" | "as" | "after">;

/** Addresses with forms that no page state opens. */
const more: Place[] = [
  { address: "/forum/comment/701959800414e60ae9383a57?write=", as: "member" },
  { address: "/admin/members/FRIEND/end-suspension", as: "administrator" },
  { address: "/admin/members/FRIEND/end-session?session=none", as: "administrator" },
  { address: "/admin/members/760f78faae43cc8ef33de472/phone-code", as: "administrator" },
  { address: "/admin/content/page/about", as: "editor" },
  ...CONTENT_KINDS.filter(isOpen).map((kind): Place => ({ address: `/admin/content/${kind}/new`, as: "editor" })),
  ...settingGroups.map(({ id }): Place => ({ address: `/admin/settings/${id}`, as: "administrator" })),
];

/** Who reads the pages, each in a browser of their own. */
async function readersOf(site: Site) {
  const people = await peopleOf(site);
  const talks = await talksOf(site);
  const browsers = new Map<Reader, FormVisitor>([["visitor", new FormVisitor(site.address)]]);
  for (const role of new Set(pageStates.flatMap(({ as }) => as ?? [])))
    browsers.set(role, await browserOf(site, people[role]));
  const browserFor = (as: Reader) => {
    const browser = browsers.get(as);
    if (!browser) throw new Error(`Nobody is signed in as ${as}.`);
    return browser;
  };
  return { people, talks, browserFor };
}

export type Readers = Awaited<ReturnType<typeof readersOf>>;

/** A Umeed for all tests of a file, those who read it, and the forms on its pages. */
export function walkOfFile() {
  const site = siteOfFile();
  let walk: ({ readers: Readers } & Awaited<ReturnType<typeof formsOfPages>>) | undefined;
  const walked = () => {
    if (!walk) throw new Error("No page has been opened yet: the forms can be used in tests, not around them.");
    return walk;
  };
  beforeAll(async () => {
    const readers = await readersOf(site);
    walk = { readers, ...(await formsOfPages(site, readers)) };
  }, 300_000);
  return { site, walked };
}

/** Every form with something to type, once, and the files of the routes that forms of these pages are sent to. */
async function formsOfPages(site: Site, { talks, browserFor }: Readers) {
  const found: FoundForm[] = [];
  const files = new Set<string>();
  const pages = [...more, ...pageStates].map(({ address, as, after }): Pick<FoundForm, "address" | "as" | "after"> => ({
    address: addressIn(address, talks),
    as: as ?? "visitor",
    after: after ?? [],
  }));
  for (const { address, as, after } of new Map(pages.map((page) => [`${page.as} ${page.address}`, page])).values()) {
    const browser = after.length > 0 ? new FormVisitor(site.address) : browserFor(as);
    await openAfter(browser, after, address);
    for (const { action: given, fields } of writtenForms(browser.html)) {
      const action = new URL(given, new URL(address, site.address)).pathname;
      const route = pageRoutes.find(({ path }) => matchPath(path.startsWith("/") ? path : `/${path}`, action));
      if (route) files.add(route.file);
      const key = (one: Pick<FoundForm, "action" | "fields">) =>
        `${one.action} ${one.fields.join().replaceAll(/\d+/g, "")}`;
      const isKnown = found.some((one) => key(one) === key({ action, fields }));
      if (fields.length > 0 && !isKnown) found.push({ address, as, after, action, fields });
    }
  }
  return { found, files };
}

export async function openAfter(browser: FormVisitor, after: SentForm[], address: string) {
  for (const { path, fields } of after) await browser.http.post(path, fields);
  await browser.open(address);
}

/** The form on the page where the browser is. */
export function sameIn(browser: FormVisitor, { action, fields }: Pick<FoundForm, "action" | "fields">) {
  const forms = formsIn(browser);
  const built = forms.map((form) => ({
    action: form.getAttribute("action") ?? "",
    fields: boxesIn(form).map(({ name }) => name),
  }));
  if (!isDeepStrictEqual(writtenForms(browser.html), built)) throw new Error(`The walk misreads ${browser.path}.`);
  return forms.find(
    (form) =>
      new URL(form.getAttribute("action") ?? "", new URL(browser.path, "http://here")).pathname === action &&
      fields.every((field) => boxesIn(form).some(({ name }) => name === field)),
  );
}

/** The button that sends what was typed. */
export function buttonOf(form: HTMLFormElement) {
  return [...form.querySelectorAll("button")].find(({ type, value }) => type === "submit" && value !== "kind");
}

/** Chooses the last of all that is to be chosen and is not. */
export function chooseIn(form: HTMLFormElement) {
  for (const list of form.querySelectorAll("select")) {
    if (list.value === "") list.selectedIndex = list.options.length - 1;
  }
  for (const { name } of form.querySelectorAll<HTMLInputElement>("input[type=radio]")) {
    const choices = [...form.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${name}"]`)];
    const last = choices.at(-1);
    if (last && !choices.some(({ checked }) => checked)) last.checked = true;
  }
}

/** In days from today: of one pregnancy, so that all of them can be taken. */
const days: Record<string, number> = {
  dateOfBirth: -9_000,
  lastMenstrualPeriod: -250,
  transferDate: -231,
  dueDate: 30,
};
/** That fit these dates; 3 is right for all others. */
const numbers: Record<string, string> = {
  systolic: "120",
  diastolic: "80",
  kilograms: "62.5",
  haemoglobin: "11.2",
  sugar: "90",
  // Centimetres of a child, or millimetres of its arm.
  value: "75",
  gestationWeeks: "38",
  cycleLength: "28",
  scanWeeks: "32",
};

/** What a field takes that does not take any text; nothing where it does. */
export function rightValueOf(box: Box): string | undefined {
  const date = /^(.*)\.(day|month|year)$/.exec(box.name);
  if (date) {
    const [year, month, day] = inDays(days[date[1] ?? ""] ?? -20).split("-");
    return { day, month, year }[date[2] ?? ""];
  }
  if (["numeric", "decimal"].includes(box.getAttribute("inputmode") ?? "")) return numbers[box.name] ?? "3";
  if (box.type === "tel") return nextPhoneNumber();
  if (box.type === "email") return "sana@example.org";
  if (box.type === "url" || /[a-z]Url$/.test(box.name)) return "https://example.org";
  return undefined;
}

/** The two buttons of every page. */
const ofTheFrame = new Set(["/leave", "/light-pages"]);
/** Types of a control into which nothing is typed. */
const unlike = new Set(["hidden", "radio", "checkbox", "file", "submit"]);

function formsIn({ document }: FormVisitor) {
  return [...document.querySelectorAll("form")].filter((form) => !ofTheFrame.has(form.getAttribute("action") ?? ""));
}

export function boxesIn(form: HTMLFormElement): Box[] {
  return [...form.querySelectorAll<Box>("input, textarea")].filter(({ type, name }) => name && !unlike.has(type));
}

/** The same of all forms of a page from its text, which is read much sooner than its elements are made. */
function writtenForms(html: string): Pick<FoundForm, "action" | "fields">[] {
  const forms = [...html.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs)].map(([, tag = "", inner = ""]) => {
    const boxes = [...inner.matchAll(/<(?:input|textarea)\b[^>]*>/g)].map(([box]) => box);
    const typed = boxes.filter((box) => !unlike.has(attributeOf(box, "type")));
    return { action: attributeOf(tag, "action"), fields: typed.map((box) => attributeOf(box, "name")).filter(Boolean) };
  });
  return forms.filter(({ action }) => !ofTheFrame.has(action));
}

function attributeOf(tag: string, name: string) {
  return (new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "").replaceAll("&amp;", "&");
}
