import type { Rolldown } from "vite";

type Graph = Parameters<Extract<Rolldown.CodeSplittingGroup["name"], (...given: never) => unknown>>[1];

const react = /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@remix-run)\//;
const ours = /\/app\/|node_modules\/remix-utils\//;
const forms =
  /app\/(forms\/(?!submit-button|field-check)|routes\/(reporting\/|plan\/item-day|session\/change-password-dialog)|components\/restored|enhance\/(characters-left|send-form|date-picker|draft-keeper|image-preview|location-button|reveal-password))/;
const areas = /\/app\/routes\/([\w-]+)/;
/** Of pages that come after the first and can afford a request more. */
const aside = /\/app\/components\/account-area/;
const messages = /\/app\/messages\/compiled\//;

const withForms = new Set(["account", "children", "forum", "messages", "record", "registration", "session", "support"]);
/** Areas with lists of days, and with texts that are a dialog or a page: what only they share, most first pages do without. */
const ofDays = new Set(["calendar", "events", "guidelines", "plan"]);
/** Their shared part would be on every page, of which the few of the family need it. */
const ofWeeks = new Set(["family", "weeks"]);
const offline = /\/app\/offline\/(?!use-when-idle)/;
/** Of an area, and of what is loaded later, which would draw in the file of the area for it. */
const ofEveryPage = /\/app\/(forms\/field-check|enhance\/(waits|use-is-online))\./;
/** Loaded after a page is drawn. Visitors load what is for members too, which spares members a request. */
const later =
  /\/app\/(enhance\/(live|live-stream|live-updates|member-script|messages-panel-place|share-tools|waiting-forms)|offline\/(addresses|as-kept|install-hint|keep-element|kept-pages|on-idle))\.tsx?/;

/** Few requests on a slow network: React, the code shared by areas, what pages of days share, forms, and one file for each area. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: "react", test: react },
  // Before the others: a group also takes what its modules import, and every page has icons.
  {
    name: (id, graph) =>
      ofEveryPage.test(id) || isAlsoSaidLater(id, graph) || isOfSeveralAreas(id, graph) ? "umeed" : null,
    test: isWithoutForm,
  },
  { name: (id, graph) => (isOfSeveral(ofDays, id, graph) ? "days" : null), test: isWithoutForm },
  { name: "later", test: later },
  { name: "aside", test: aside },
  {
    name: (id, graph) => (forms.test(id) || isOfForms(id, graph) || isOfSeveral(withForms, id, graph) ? "forms" : null),
    test: ours,
  },
  // Before the other areas: /admin takes a part of it, and would keep it.
  { name: "articles", test: /\/app\/routes\/articles\//, minShareCount: 2 },
  {
    name: (id, graph) => (messages.test(id) ? areaOfMessage(id, graph) : areaOf(id)),
    test: (id) => areas.test(id) || messages.test(id),
    minShareCount: 2,
  },
];

function isWithoutForm(id: string) {
  return ours.test(id) && ![forms, aside, offline].some((those) => those.test(id));
}

function isOfSeveralAreas(id: string, graph: Graph) {
  if (isOfForms(id, graph) || [withForms, ofDays, ofWeeks].some((areas) => isOfSeveral(areas, id, graph))) return false;
  const entries = [...entriesOver(id, graph)];
  if (entries.some((entry) => areaOf(entry) === null)) return true;
  const visited = new Set(entries.map(areaOf));
  // Visitors should not download on their first page what only members and editors use. What messages share with another
  // area would be in their file, and draw it in there.
  const isOfMessages = visited.delete("messages");
  visited.delete("admin");
  // Of the articles' pages it is one message, which costs less on a first page than a request before each article.
  if (messages.test(id) && visited.has("articles")) return entries.length > 1;
  return visited.size > (isOfMessages ? 0 : 1);
}

function isOfSeveral(these: Set<string>, id: string, graph: Graph) {
  const visited = new Set([...entriesOver(id, graph)].map((entry) => areaOf(entry) ?? ""));
  visited.delete("admin");
  return visited.size > 1 && visited.isSubsetOf(these);
}

/** A message of an area, and of what is loaded after a page is drawn. */
function isAlsoSaidLater(id: string, graph: Graph) {
  const module = messages.test(id) ? graph.getModuleInfo(id) : null;
  const isLater = (module ? saying(module, graph) : []).map((user) => later.test(user));
  return new Set(isLater).size > 1;
}

/** What only forms say or use, but for the desk. */
function isOfForms(id: string, graph: Graph, seen = new Set<string>()): boolean {
  const module = graph.getModuleInfo(id);
  if (!module || seen.has(id)) return false;
  seen.add(id);
  const users = usersOf(module, graph).filter((user) => areaOf(user) !== "admin");
  return users.length > 0 && users.every((user) => forms.test(user) || isOfForms(user, graph, seen));
}

/** A message goes with those who say it. */
function areaOfMessage(id: string, graph: Graph): string | null {
  if (isOfSeveral(ofWeeks, id, graph)) return "weeks";
  return [...entriesOver(id, graph)].map(areaOf).find((area) => area !== null) ?? null;
}

function areaOf(id: string): string | null {
  return areas.exec(id)?.[1] ?? null;
}

function entriesOver(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (!module) return new Set();
  if (module.isEntry) return new Set([id]);
  return new Set(usersOf(module, graph).flatMap((user) => [...entriesOver(user, graph, seen)]));
}

function usersOf(module: Rolldown.ModuleInfo, graph: Graph): string[] {
  return messages.test(module.id) ? saying(module, graph) : module.importers;
}

/** The modules that say each message, by its key. Every module imports all messages, through one name. */
let sayings: Map<string, string[]> | null = null;

function saying({ exports: keys, importers }: Rolldown.ModuleInfo, graph: Graph): string[] {
  sayings ??= sayingsIn(importers, graph);
  return keys.flatMap((key) => sayings?.get(key) ?? []);
}

function sayingsIn(indexes: string[], graph: Graph) {
  const importersOf = (ids: string[]) => ids.flatMap((id) => graph.getModuleInfo(id)?.importers ?? []);
  const found = new Map<string, string[]>();
  for (const id of importersOf(importersOf(indexes))) {
    const code = graph.getModuleInfo(id)?.code ?? "";
    for (const key of new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, name = ""]) => name))) {
      found.set(key, [...(found.get(key) ?? []), id]);
    }
  }
  return found;
}
