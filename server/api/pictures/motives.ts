import { shippedId } from "../../domain/identity.ts";
import { categories, type Category } from "../../pictures/tones.ts";
import { motiveName } from "../../pictures/pictures.ts";

/** Guidelines have no category of their own: the one whose motif each has, by its key. */
const guidelinesOf: Partial<Record<Category, readonly string[]>> = {
  body: ["antenatal-contacts", "birth-spacing", "blood-pressure-checks", "diabetes-test", "ultrasound-before-24-weeks"],
  birth: ["birth-preparedness", "companion-in-labour", "skilled-birth-attendant"],
  newborn: ["childhood-vaccines", "newborn-danger-signs", "postnatal-contacts", "safe-sleep", "the-first-hour"],
  feeding: ["complementary-feeding", "exclusive-breastfeeding"],
  nutrition: ["fasting", "iron-and-folic-acid", "testing-for-anaemia"],
  mind: ["mental-health-checks"],
  safety: ["tetanus-vaccination"],
};

const categoryOf = new Map<string, Category>([
  ...categories.map((category) => [shippedId("category", category), category] as const),
  ...categories.flatMap((category) =>
    (guidelinesOf[category] ?? []).map((key) => [shippedId("guideline", key), category] as const),
  ),
]);

/** The motif of a category or guideline. One that an operator added has always the same of the eight. */
export function motifOf(id: string): Category {
  return categoryOf.get(id) ?? categories[parseInt(id.slice(0, 6), 16) % categories.length] ?? "body";
}

export function articleCover({ id, categoryId, picture }: { id: string; categoryId: string; picture: string }): string {
  return motiveName("cover", motifOf(categoryId), id, picture);
}

export function guidelineCover(id: string, picture: string): string {
  return motiveName("cover", motifOf(id), id, picture);
}
