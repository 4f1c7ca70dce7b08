import { createHash } from "node:crypto";
import sprite from "../icons/sprite.svg?raw";
import { usedStyles } from "./used-styles.ts";

/** A light page with its styles and icons inside, so that nothing else is needed to show it. */
export interface OneAnswer {
  html: string;
  /** For the policy of the page: `'sha256-…'`. */
  styleSource: string;
}

/** @param made what script adds to the page, which needs its styles too */
export async function inOneAnswer(html: string, made = ""): Promise<OneAnswer> {
  const page = withIcons(html);
  const styles = await usedStyles(page + made);
  const hash = createHash("sha256").update(styles).digest("base64");
  return {
    html: page.replace("</head>", () => `<style>${styles}</style></head>`),
    styleSource: `'sha256-${hash}'`,
  };
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
