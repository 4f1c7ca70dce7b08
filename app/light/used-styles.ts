import { LRUCache } from "lru-cache";
import { isInEnglish } from "../language.ts";
import stylesheet from "../styles/umeed.css?inline";

/** Pages of one route need the same styles but for a few states. */
const kept = new LRUCache<string, Promise<string>>({ max: 200 });

/** What pages in Urdu need. Its letters have the phone's font where members write them on an English page. */
const OF_URDU_PAGES = /@font-face\s*\{[^}]*\}|:root:lang\(ur\)[^{}]*\{[^}]*\}/g;

/** Attributes whose values our style sheet names; a value with other characters is data, and makes no other style sheet. */
const STATES = /^(?:(?:aria-[a-z]+|dir|lang|name|rel|role|type|value|data-[a-z]+)=[a-z]+|rows=\d+)$/i;

/** The rules of our style sheet that can apply to this page. */
export function usedStyles(html: string): Promise<string> {
  const names = namesOf(html);
  const key = JSON.stringify(names);
  const found = kept.get(key);
  if (found) return found;
  const styles = purged(names);
  kept.set(key, styles);
  styles.catch(() => kept.delete(key));
  return styles;
}

async function purged(names: ReturnType<typeof namesOf>) {
  // Loaded for the first light page: it brings its own parser of style sheets.
  const { PurgeCSS } = await import("purgecss");
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: "", extension: "html" }],
    css: [{ raw: isInEnglish ? stylesheet.replaceAll(OF_URDU_PAGES, "") : stylesheet }],
    defaultExtractor: () => ({ ...names, ids: [], undetermined: [] }),
  });
  return result?.css ?? stylesheet;
}

/** Elements, classes and attributes of a page, and states such as `page` in `aria-current="page"`. */
function namesOf(html: string) {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const names = new Set<string>();
  const values = new Set<string>();
  for (const [, element = "", attributes = ""] of html.matchAll(/<([a-z][\w-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)/g)) {
    tags.add(element);
    for (const [, name = "", value = ""] of attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
      names.add(name);
      if (name === "class") for (const part of value.split(/\s+/)) classes.add(part);
      else if (STATES.test(`${name}=${value}`)) values.add(value);
    }
  }
  return { tags: sorted(tags), classes: sorted(classes), attributes: { names: sorted(names), values: sorted(values) } };
}

const sorted = (words: Set<string>) => Array.from(words).toSorted();
