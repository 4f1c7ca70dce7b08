import { afterAll, beforeAll, expect, test } from "vitest";
import { addressIn, pageStates, peopleOf, talksOf, type Role } from "../../fixtures/page-states.ts";
import type { Site } from "../../support/site.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import { developers } from "../../support/words.ts";
import { Visitor } from "../visitor.ts";

/** What no field asks for, and what only a broken or a hostile browser sends. */
const oddities = ["", "x", "x".repeat(3_000), "-1", "a\0b"];

let site: Site;
let talks: Record<string, string>;
const readers = new Map<Role | "visitor", Visitor>();
beforeAll(async () => {
  site = await startWarmSite();
  const people = await peopleOf(site);
  talks = await talksOf(site);
  readers.set("visitor", new Visitor(site.address));
  for (const role of new Set(pageStates.flatMap(({ as }) => as ?? []))) {
    const reader = new Visitor(site.address);
    const { phoneNumber, password } = people[role];
    await reader.post("/login", { phoneNumber, password, intent: "login" });
    readers.set(role, reader);
  }
});
afterAll(() => site.stop());

test("every form of every page says in plain words what is wrong with a field", async () => {
  const heard = new Map<string, string>();
  const tried = new Set<string>();
  const asked = new Map(
    pageStates.map(({ address, as, after }) => [`${address} ${as}`, { address: addressIn(address, talks), as, after }]),
  );
  for (const { address, as, after } of asked.values()) {
    const reader = after ? new Visitor(site.address) : readers.get(as ?? "visitor");
    if (!reader) throw new Error(`Nobody signed in as ${as}.`);
    for (const { path, fields } of after ?? []) await reader.post(path, fields);
    for (const { action, intent, fields } of formsOf((await reader.get(address)).text)) {
      const to = action || address;
      // The same form on several pages, or in several states of one, is read by the same code.
      const form = `${to.split("?")[0]} ${fields.join()} ${as}`;
      if (tried.has(`${form} ${intent}`)) continue;
      // Field by field, too, for the first button; the others of the form judge all fields together.
      const groups = tried.has(form) ? [fields] : alike(fields);
      tried.add(form).add(`${form} ${intent}`);
      const pressed: Entry[] = intent ? [["intent", intent]] : [];
      const answers = [...wrongWays(groups)].map((wrong) => send(reader, to, [...wrong, ...pressed]));
      for (const { text } of await Promise.all(answers))
        for (const sentence of sentencesOf(text)) heard.set(sentence, `${address} ${intent}`);
    }
  }
  expect(heard.size).toBeGreaterThan(15);
  expect([...heard].filter(([sentence]) => developers.test(sentence))).toEqual([]);
}, 300_000);

type Entry = [string, string | File];

/** Nothing at all; all fields twice, as files, with each oddity; and the fields of each group as the only ones sent. */
function* wrongWays(groups: string[][]): Generator<Entry[]> {
  const all = (fields: string[], ...values: (string | File)[]) =>
    fields.flatMap((field) => values.map((value): Entry => [field, value]));
  const fields = groups.flat();
  yield [];
  yield all(fields, "x", "y");
  yield all(fields, new File(["x"], "x.txt"));
  for (const odd of oddities) yield all(fields, odd);
  // What asks for the other fields: a number is read by every kind of field.
  if (groups.length > 1) for (const group of groups) yield all(group, "-1");
}

/** The fields by themselves, but those of rows (`source1.url`, `source2.url`) together: each row says what is wrong in it. */
function alike(fields: string[]): string[][] {
  return [...Map.groupBy(fields, (field) => field.replace(/\d+/, "")).values()];
}

/** Multipart, which carries files too. */
async function send(reader: Visitor, path: string, entries: Entry[]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const request = new Request(site.address, { method: "POST", body: form });
  const headers = { origin: site.address, "content-type": request.headers.get("content-type") ?? "" };
  return reader.send("POST", path, headers, await request.text());
}

/** The form that ends her session, and those of every page that have no fields. */
const untried = new Set(["/account/log-out", "/leave", "/light-pages"]);

/** The forms of a page that post, once for each of their buttons. */
function formsOf(html: string) {
  const forms = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].filter(([, tag]) =>
    tag?.includes('method="post"'),
  );
  return forms.flatMap(([, tag = "", inner = ""]) => {
    const buttons = [...inner.matchAll(/<button\b[^>]*>/g)].filter(([button]) => button.includes(' type="submit"'));
    const fields = [...inner.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([field]) =>
      attribute(field, "name"),
    );
    const action = attribute(tag, "action").replaceAll("&amp;", "&");
    if (untried.has(action)) return [];
    return buttons.map(([button]) => ({ action, intent: attribute(button, "value"), fields: [...new Set(fields)] }));
  });
}

function attribute(tag: string, name: string) {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

/** What the summary of a form and its fields say. */
function sentencesOf(html: string) {
  const lines = [...html.matchAll(/<li>(?:<a href="#[^"]*">)?([^<]+)/g), ...html.matchAll(/Error: <\/span>([^<]+)/g)];
  return lines.map(([, sentence = ""]) => sentence);
}
