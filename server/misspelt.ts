import { environmentSchema, type Environment } from "./environment.ts";

const SETTINGS = Object.keys(environmentSchema.shape);

/** One sentence for each variable that looks like a setting of ours and is none. */
export function misspeltSettings(environment: Environment): string[] {
  return Object.keys(environment).flatMap((name) => {
    if (SETTINGS.includes(name)) return [];
    const written = name.toUpperCase().replaceAll("-", "_");
    const meant = SETTINGS.find((setting) => isNear(written, setting));
    return meant ? [`${name} is no setting: is ${meant} meant?`] : [];
  });
}

/** Short names are near to many others, such as HOST to POST. */
function isNear(written: string, setting: string) {
  const most = setting.length < 6 ? 0 : 2;
  return Math.abs(written.length - setting.length) <= most && distance(written, setting) <= most;
}

/** Letters to add, leave out or replace. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of one.split("").entries()) {
    const current = [row + 1];
    for (const [column, expected] of other.split("").entries()) {
      const [left = 0, up = 0, across = 0] = [current[column], above[column + 1], above[column]];
      current.push(Math.min(left + 1, up + 1, across + (letter === expected ? 0 : 1)));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
