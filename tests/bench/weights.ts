import { BUDGETS, weigh } from "../web/page-weight.ts";
import type { Visitor } from "../web/visitor.ts";
import { atMost, type Row } from "./table.ts";

const KB = 1024;
const withForm = new Set(["/login", "/register", "/account/profile"]);

/** Bytes of the pages as they stand in the HTML and the build: these are exact. */
export async function weightRows(visitor: Visitor, member: Visitor): Promise<Row[]> {
  const rows: Row[] = [];
  const home = await weigh(visitor, "/");
  rows.push(
    atMost("visitor's home, HTML", home.html / KB, BUDGETS.homeHtml / KB, "KB", 1),
    atMost("all CSS", home.css / KB, BUDGETS.css / KB, "KB", 1),
  );
  for (const path of ["/", "/weeks", "/login", "/register"]) rows.push(...(await rowsOf(visitor, path, path)));
  for (const path of ["/", "/timeline", "/account/profile"]) {
    rows.push(...(await rowsOf(member, path, `member's ${path}`)));
  }
  return rows;
}

async function rowsOf(reader: Visitor, path: string, name: string): Promise<Row[]> {
  const { script, html, total, requests } = await weigh(reader, path);
  return [
    atMost(
      `${name}, script`,
      script / KB,
      (withForm.has(path) ? BUDGETS.scriptWithForm : BUDGETS.script) / KB,
      "KB",
      1,
    ),
    {
      ...atMost(`${name}, all that its HTML names`, total / KB, BUDGETS.total / KB, "KB", 1),
      measured: sum(total, html, requests),
    },
  ];
}

function sum(total: number, html: number, requests: number) {
  return `${(total / KB).toFixed(1)} KB (HTML ${(html / KB).toFixed(1)}), ${requests} requests`;
}
