import type { ContentKind } from "../../../../server/contract/content/kinds.ts";

const losses: Partial<Record<ContentKind, string>> = {
  article: "It also goes from the lists of those who saved it.",
  symptom: "It also goes from the list of symptoms and from the answers of the danger check that lead to it.",
  tip: "It also goes from Today, where another tip takes its place.",
  event: "It also goes from the calendar.",
  helpline: "Pages and answers of the danger check no longer show this number.",
  category: "Readers can no longer choose it among the articles.",
  city: "Members can no longer choose it.",
};

export const lossOf = (kind: ContentKind): string | null => losses[kind] ?? null;
