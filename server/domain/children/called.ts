import { say } from "../../contract/sentences/say.ts";
import { dayInWords } from "../day-words.ts";
import type { Child } from "./children.ts";

type Called = Pick<Child, "name" | "place" | "isOnlyUnnamed" | "birthDate">;

export function called({ name, place: { rank, of }, isOnlyUnnamed, birthDate }: Called): string {
  if (name) return name;
  if (of === 1) return isOnlyUnnamed ? say.childUnnamed() : say.childBornOn({ date: dayInWords(birthDate) });
  if (of > 2) return say.childOfSeveral({ number: rank });
  return rank === 1 ? say.childFirstTwin() : say.childSecondTwin();
}
