import { createHash } from "node:crypto";
import sprite from "../icons/sprite.svg?raw";
import { usedStyles } from "./used-styles.ts";

/** A page with its styles inside, and a light one with its icons. */
export interface OneAnswer {
  html: string;
  /** For the policy of the page: `'sha256-…'`. */
  styleSource: string;
}

/** @param made what script adds to the page, which needs its styles too */
export async function inOneAnswer(html: string, made = ""): Promise<OneAnswer> {
  const page = withIcons(html);
  const styles = await usedStyles(page + made);
  return {
    html: page.replace("</head>", () => `<style>${styles}</style></head>`),
    styleSource: sourceOf(styles),
  };
}

const sheet = /<link rel="stylesheet" [^>]*>/;

/** A page that is shown before its style sheet is there, which comes last and is kept for the pages after it. */
export async function withStyles(html: string): Promise<OneAnswer> {
  const [link = ""] = sheet.exec(html) ?? [];
  const styles = await usedStyles(html);
  return {
    html: html.replace(link, () => `<style>${styles}</style>`).replace("</body>", () => `${link}</body>`),
    styleSource: sourceOf(styles),
  };
}

function sourceOf(styles: string) {
  return `'sha256-${createHash("sha256").update(styles).digest("base64")}'`;
}

const symbols = new Map(
  Array.from(sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs), ([symbol, name = ""]) => [name, symbol]),
);

function withIcons(html: string) {
  const used = new Set<string>();
  const local = html.replaceAll(/<use href="[^"#]*\/sprite[^"#]*#([^"]+)"/g, (_, name: string) => {
    used.add(name);
    return `<use href="#${name}"`;
  });
  const drawn = Array.from(used, (name) => symbols.get(name) ?? "").join("");
  return local.replace("</body>", () => `<svg hidden="">${drawn}</svg></body>`);
}
