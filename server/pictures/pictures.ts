import { commonPictures } from "./common.ts";
import { cover, tile } from "./covers.ts";
import { currentName } from "./former-names.ts";
import { lineIcon, lineIconNames } from "./icons.ts";
import { lantern } from "./lantern.ts";
import { mark, wordMark } from "./mark.ts";
import type { Motive } from "./medallion.ts";
import { isObject, objectNames, objects } from "./objects.ts";
import { darkRules, paint } from "./palette.ts";
import { plant } from "./plant.ts";
import { sizeByObject } from "./sizes.ts";
import { stage } from "./stage.ts";
import type { Drawing } from "./svg.ts";
import { isCategory, type Category } from "./tones.ts";
import { tree } from "./tree.ts";

export function pictureNames(): string[] {
  const all = new Set([...objectNames, ...lineIconNames()]);
  return [...new Set([...commonPictures.filter((name) => all.has(name)), ...[...all].toSorted()])];
}

export function hasPicture(name: string): boolean {
  const current = currentName(name);
  return isObject(current) || lineIcon(current) !== undefined;
}

const singles = new Map<string, Drawing>([
  ["lantern", lantern()],
  ["mark", mark],
  ["word-mark", wordMark],
]);

/** Such as `mango`, `stage-mango`, `plant-24`, `tree-6`, `word-mark`, `icon-moon`, `cover-mind-3fa201-moon`. */
export function drawingNamed(name: string): Drawing | undefined {
  const single = singles.get(name);
  if (single) return single;
  const [, scene, week] = /^(plant|tree)-(\d{1,2})$/.exec(name) ?? [];
  if (scene) return drawScene(scene, Number(week));
  const [, of, rest = ""] = /^(stage|icon|cover|tile)-(.+)$/.exec(name) ?? [];
  if (of === "stage") return stageOf(rest);
  if (of === "icon") return iconDisc(rest);
  if (of) return motive(rest, of === "cover" ? cover : tile);
  const current = currentName(name);
  return isObject(current) ? { width: 120, height: 120, body: objects[current].art } : iconDisc(current);
}

export function discName(picture: string): string {
  const current = currentName(picture);
  if (lineIcon(current)) return `icon-${current}`;
  return isObject(current) ? current : "icon-heart-pulse";
}

/** The name of a cover or a tile. The same record has the same motif, also when its picture is another or not there. */
export function motiveName(of: "cover" | "tile", category: Category, recordId: string, picture: string): string {
  const heart = heartOf(picture) === undefined ? "" : `-${currentName(picture)}`;
  return `${of}-${category}-${recordId.slice(0, 6)}${heart}`;
}

export function heartOf(name: string): string | undefined {
  const current = currentName(name);
  return lineIcon(current) ?? (isObject(current) ? `<g transform="scale(.2)">${objects[current].art}</g>` : undefined);
}

function drawScene(scene: string, week: number) {
  const last = scene === "plant" ? 42 : 52;
  if (week < 1 || week > last) return undefined;
  return scene === "plant" ? plant(week) : tree(week);
}

function stageOf(name: string) {
  const size = isObject(name) ? sizeByObject(name) : undefined;
  return size && stage(size);
}

function motive(rest: string, draw: (motive: Motive) => Drawing) {
  const [, category = "", seed = "", name] = /^([a-z]+)-([0-9a-f]{6})(?:-(.+))?$/.exec(rest) ?? [];
  if (!isCategory(category)) return undefined;
  if (name === undefined) return draw({ category, seed });
  const heart = heartOf(name);
  return heart === undefined ? undefined : draw({ category, seed, heart });
}

function iconDisc(name: string): Drawing | undefined {
  const icon = lineIcon(name);
  if (!icon) return undefined;
  const body =
    darkRules(["pomegranate", "pomegranate-soft"]) +
    `<circle cx="60" cy="60" r="60" fill="${paint("pomegranate-soft")}"/>` +
    `<g transform="translate(30 30) scale(2.5)" style="color:${paint("pomegranate")}">${icon}</g>`;
  return { width: 120, height: 120, body };
}
