import { formerName } from "./former-names.ts";
import { lineIcon } from "./icons.ts";
import { isObject } from "./objects.ts";
import { sizeByObject, sizeByWords, sizeOfWeek, type Size } from "./sizes.ts";

interface Shown {
  /** As it stands after 'about the size of'; null where there is nothing to compare with. */
  readonly words: string | null;
  readonly size: Size | null;
  readonly picture: string;
  readonly isToScale: boolean;
}

/** An editor's own words and picture win; where no drawing has the words, the week's plant stands beside them. */
export function weekShown(week: number, own: { words: string | null; picture: string }): Shown {
  const words = own.words?.trim() ?? "";
  const size = words ? sizeByWords(words) : sizeOfWeek(week);
  const chosen = ownPicture(own.picture) ?? (words && !size ? stageOf(formerName(own.picture) ?? "") : undefined);
  const picture = chosen ?? (size ? `stage-${size.object}` : growthPicture(week));
  return {
    words: words || (size?.words ?? null),
    size: size ?? null,
    picture,
    isToScale: picture.startsWith("stage-"),
  };
}

export function growthPicture(week: number): string {
  return `plant-${week}`;
}

export function afterBirthPicture(week: number, own: string): string {
  return ownPicture(own) ?? `tree-${week}`;
}

function ownPicture(name: string) {
  return stageOf(name) ?? (lineIcon(name) ? `icon-${name}` : undefined);
}

function stageOf(name: string) {
  return isObject(name) && sizeByObject(name) ? `stage-${name}` : undefined;
}
