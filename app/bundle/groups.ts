import type { Rolldown } from "vite";

type Graph = Parameters<Extract<Rolldown.CodeSplittingGroup["name"], (...given: never) => unknown>>[1];

/** From so many pages on a module is fetched once for all of them, on the first page of a visit. */
const MANY_PAGES = 6;

const react = /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@remix-run)\/|^\0module:react/;
const ours = /\/app\/|node_modules\/remix-utils\//;
const forms =
  /app\/(forms\/(?!submit-button)|routes\/(reporting\/|session\/change-password-dialog)|enhance\/(characters-left|send-form|date-picker|image-preview|location-button|reveal-password))/;
/** With what every page has: it is small, and pages that need nothing else of a group have one file less. */
const links = /app\/enhance\/back-link/;
/** For the forum's new post and the editors' forms alone. */
const drafts = /app\/(components\/restored|enhance\/draft-keeper)/;
const lists =
  /app\/(components\/(carousel|empty-state|numbers)|routes\/(articles\/article-card|forum\/(author-line|mood|post-address)\.))/;
const topics = /app\/components\/(call-links|danger-mark|topic-list)/;
/** What members write is read on many pages, but on none of the first that a visitor meets. */
const written = /app\/format\/plain-text/;
const forum = /app\/(routes\/forum\/|components\/menu|format\/plain-text)/;
const messages = /app\/routes\/messages\/(?!people)/;
const texts = /app\/(components\/(dialog|structured-data|trail)|format\/structured|routes\/events\/event-dialog)/;

/**
 * Few requests on a slow network: React and the router in one file, what every page needs in another, and one for each
 * kind of page. What only two pages share the bundler puts into a file of its own.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: "react", test: react },
  // Before the others: a group also takes what its modules import, and every page has icons.
  { name: groupOfEveryPage, test: (id) => ours.test(id) && !forms.test(id) && !written.test(id) },
  { name: "texts", test: texts, minShareCount: 2 },
  { name: "topics", test: topics, minShareCount: 2 },
  { name: "lists", test: lists, minShareCount: 2 },
  // With the forms: the forum's pages have nearly all of them.
  { name: "forum", test: (id) => forum.test(id) || forms.test(id), minShareCount: 2 },
  { name: "drafts", test: drafts, minShareCount: 2 },
  { name: "search", test: /app\/components\/search-form/ },
  // The pages of the messages and the panel that shows the same.
  { name: "messages", test: messages, minShareCount: 2 },
];

function groupOfEveryPage(id: string, graph: Graph) {
  const entries = entriesOver(id, graph);
  const isOfEveryPage = [...entries].some((entry) => /\/app\/(root|entry\.client)\.tsx/.test(entry));
  // The pages of the messages, and of those who run the site, fetch one file more; a visitor should not have it for them.
  const pages = [...entries].filter((entry) => !/app\/routes\/(messages|admin)\//.test(entry));
  return isOfEveryPage || links.test(id) || pages.length >= MANY_PAGES ? "umeed" : null;
}

/** The pages, the root and the entry that import a module, themselves or over others. */
function entriesOver(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const module = graph.getModuleInfo(id);
  if (!module) return new Set();
  if (module.isEntry) return new Set([id]);
  return new Set(module.importers.flatMap((importer) => [...entriesOver(importer, graph, seen)]));
}
