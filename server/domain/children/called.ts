import { say } from "../../contract/sentences/say.ts";
import type { Child } from "./children.ts";

export function called({ name, place: { rank, of } }: Pick<Child, "name" | "place">): string {
  if (name) return name;
  if (of === 1) return say.childUnnamed();
  if (of > 2) return say.childOfSeveral({ number: rank });
  return rank === 1 ? say.childFirstTwin() : say.childSecondTwin();
}
