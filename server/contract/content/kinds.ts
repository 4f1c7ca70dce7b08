interface KindOfContent {
  name: string;
  one: string;
  text?: string;
  sources: "many" | "one" | "optional" | "none";
  /** False where editors can't add items. */
  isOpen: boolean;
  /** It advises readers about health, so it may hold doses and urgencies, and a clinician may review it. */
  isAdvice: boolean;
}

const kinds = {
  article: {
    name: "Articles",
    one: "article",
    text: "Text",
    sources: "many",
    isOpen: true,
    isAdvice: true,
  },
  week: {
    name: "Weeks of pregnancy",
    one: "week of pregnancy",
    text: "Text",
    sources: "many",
    isOpen: false,
    isAdvice: true,
  },
  afterBirthWeek: {
    name: "Weeks after birth",
    one: "week after birth",
    text: "Text",
    sources: "many",
    isOpen: false,
    isAdvice: true,
  },
  symptom: {
    name: "Symptoms",
    one: "symptom",
    text: "Text",
    sources: "many",
    isOpen: true,
    isAdvice: true,
  },
  dangerSign: {
    name: "Danger-sign check",
    one: "question of the danger-sign check",
    sources: "optional",
    isOpen: true,
    isAdvice: true,
  },
  sign: {
    name: "Table of signs",
    one: "sign",
    sources: "many",
    isOpen: false,
    isAdvice: true,
  },
  guideline: {
    name: "Guidelines",
    one: "guideline",
    text: "Text",
    sources: "many",
    isOpen: true,
    isAdvice: true,
  },
  event: {
    name: "Events",
    one: "event",
    text: "What it is",
    sources: "optional",
    isOpen: true,
    isAdvice: false,
  },
  tip: {
    name: "Tips",
    one: "tip",
    text: "The tip",
    sources: "one",
    isOpen: true,
    isAdvice: true,
  },
  page: {
    name: "Pages",
    one: "page",
    text: "Text",
    sources: "none",
    isOpen: false,
    isAdvice: false,
  },
  category: {
    name: "Categories",
    one: "category",
    sources: "none",
    isOpen: true,
    isAdvice: false,
  },
  city: {
    name: "Cities",
    one: "city",
    sources: "none",
    isOpen: true,
    isAdvice: false,
  },
  helpline: {
    name: "Numbers to call",
    one: "number to call",
    sources: "one",
    isOpen: true,
    isAdvice: false,
  },
} satisfies Record<string, KindOfContent>;

export type ContentKind = keyof typeof kinds;

export const kindsOfContent: Record<ContentKind, KindOfContent> = kinds;

export const CONTENT_KINDS: readonly ContentKind[] = Object.keys(kinds).filter(isContentKind);

export function isContentKind(name: string): name is ContentKind {
  return Object.hasOwn(kinds, name);
}

export const isOpen = (kind: ContentKind) => kindsOfContent[kind].isOpen;
export const isAdvice = (kind: ContentKind) => kindsOfContent[kind].isAdvice;
