import type { ObjectDrawing } from "./objects/drawing.ts";
import { household } from "./objects/household.ts";
import { largeFruit } from "./objects/large-fruit.ts";
import { melons } from "./objects/melons.ts";
import { seeds } from "./objects/seeds.ts";
import { smallFruit } from "./objects/small-fruit.ts";
import { vegetables } from "./objects/vegetables.ts";

const fruits = { ...smallFruit, ...largeFruit, ...melons };
const drawings = { ...seeds, ...fruits, ...vegetables, ...household };
const kinds = { seeds, fruits, melons, vegetables, household };

export type ObjectName = keyof typeof drawings;

export const objects: Readonly<Record<ObjectName, ObjectDrawing>> = drawings;
export const objectNames: ObjectName[] = Object.keys(drawings).filter(isObject);

export function isObject(name: string): name is ObjectName {
  return Object.hasOwn(drawings, name);
}

/** Such as `sarda fruits melons`: she who writes about fruit need not know which are drawn. */
export function wordsFor(name: string): string {
  const kindsOf = Object.entries(kinds).filter(([, things]) => Object.hasOwn(things, name));
  return [name, ...kindsOf.map(([kind]) => kind)].join(" ");
}
