import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

let set: IconSet | undefined;

/** Inside of a line icon in a box of 24 by 24, drawn in `currentColor`. */
export function lineIcon(name: string): string | undefined {
  const { icons, aliases = {} } = openSet();
  const own = Object.hasOwn(icons, name) ? icons[name] : undefined;
  const parent = Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined;
  return (own ?? icons[parent ?? ""])?.body;
}

export function lineIconNames(): string[] {
  return Object.keys(openSet().icons);
}

function openSet(): IconSet {
  set ??= readSet();
  return set;
}

function readSet(): IconSet {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve("@iconify-json/lucide/icons.json")), "utf8"));
}
