import { LRUCache } from "lru-cache";
import { isInEnglish } from "../language.ts";
import stylesheet from "../styles/umeed.css?inline";

/** Pages of one route need the same styles but for a few states. */
const kept = new LRUCache<string, Promise<string>>({ max: 200 });

/** The letters of Urdu under their own names: of an English page members' words alone need them, and have the phone's. */
const NASTALIQ = /@font-face\s*\{[^}]*\}/g;

/** The rules of our style sheet that can apply to this page. */
export function usedStyles(html: string): Promise<string> {
  const words = wordsOf(html);
  const found = kept.get(words);
  if (found) return found;
  const styles = purged(words);
  kept.set(words, styles);
  styles.catch(() => kept.delete(words));
  return styles;
}

async function purged(words: string) {
  // Loaded for the first light page: it brings its own parser of style sheets.
  const { PurgeCSS } = await import("purgecss");
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: words, extension: "txt" }],
    css: [{ raw: isInEnglish ? stylesheet.replaceAll(NASTALIQ, "") : stylesheet }],
  });
  return result?.css ?? stylesheet;
}

/** Names of elements, attributes and classes, and states such as `page` in `aria-current="page"`. */
function wordsOf(html: string) {
  const words = new Set<string>();
  for (const [, element = "", attributes = ""] of html.matchAll(/<([a-z][\w-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)/g)) {
    words.add(element);
    for (const [, name = "", value = ""] of attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
      words.add(name);
      if (name === "class") for (const part of value.split(/\s+/)) words.add(part);
      else if (isState(name) && /^[a-z]+$/i.test(value)) words.add(value);
    }
  }
  return Array.from(words).toSorted().join(" ");
}

const isState = (attribute: string) => /^(?:aria-current|aria-pressed|dir|lang|type|value|data-.+)$/.test(attribute);
