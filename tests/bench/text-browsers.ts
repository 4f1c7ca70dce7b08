import { hasTextBrowser, LATEST_LINE, linesOf, textBrowsers, type TextBrowser } from "../support/text-browsers.ts";
import type { Visitor } from "../web/visitor.ts";
import type { Row } from "./table.ts";

/** Each page with the words that a reader came for. */
const visitors = { "/": "Your pregnancy", "/login": "Phone number", "/register": "First day of your last period" };
const members = { "/": "Week 24, day", "/account": "Amina", "/account/dates": "Update Menstrual Period Date" };
const weeks = { "/weeks": "Week by week", "/weeks?tab=before&week=24": "Week 24" };

/** On which line of a text browser's dump each page comes to its point. */
export async function textBrowserRows(visitor: Visitor, member: Visitor): Promise<Row[]> {
  const rows: Row[] = [];
  for (const browser of textBrowsers) {
    if (!hasTextBrowser(browser)) {
      rows.push({ what: `Left out: ${browser} is not installed`, budget: "", measured: "" });
      continue;
    }
    for (const [path, words] of Object.entries({ ...visitors, ...weeks })) {
      rows.push(rowOf(browser, path, words, linesOf(browser, (await visitor.get(path)).text)));
    }
    for (const [path, words] of Object.entries(members)) {
      rows.push(rowOf(browser, `member's ${path}`, words, linesOf(browser, (await member.get(path)).text)));
    }
  }
  return rows;
}

function rowOf(browser: TextBrowser, path: string, words: string, lines: string[]): Row {
  const line = lines.findIndex((text) => text.includes(words)) + 1;
  return {
    what: `${browser} ${path}: '${words}'`,
    budget: `≤ line ${LATEST_LINE}`,
    measured: line ? `line ${line} of ${lines.length}` : "nowhere",
    holds: line > 0 && line <= LATEST_LINE,
  };
}
