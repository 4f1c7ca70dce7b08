import { about, fits, provinces, purposes, stages } from "./field-choices.ts";
import { helpline, picture, summary, title, weekFields, type FieldOf } from "./fields.ts";
import { questionFields, signFields } from "./sign-fields.ts";

interface KindOfContent {
  name: string;
  one: string;
  fields: FieldOf[];
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
    fields: [
      title,
      { name: "category", label: "Category", control: "choice", choices: "category", prompt: "Choose a category" },
      picture,
      {
        name: "cover",
        label: "Cover",
        hint: "Without one a pattern is drawn around the picture above.",
        control: "upload",
        isOptional: true,
      },
      summary,
      helpline,
      { name: "author", label: "Written by", hint: "Empty: The editors.", control: "line", isOptional: true },
    ],
    text: "Text",
    sources: "many",
    isOpen: true,
    isAdvice: true,
  },
  week: {
    name: "Weeks of pregnancy",
    one: "week of pregnancy",
    fields: weekFields,
    text: "Text",
    sources: "many",
    isOpen: false,
    isAdvice: true,
  },
  afterBirthWeek: {
    name: "Weeks after birth",
    one: "week after birth",
    fields: weekFields.filter(({ name }) => name !== "shape"),
    text: "Text",
    sources: "many",
    isOpen: false,
    isAdvice: true,
  },
  symptom: {
    name: "Symptoms",
    one: "symptom",
    fields: [
      { name: "symptom", label: "Name", control: "line" },
      { name: "stage", label: "When it happens", control: "choice", choices: stages, prompt: "Choose when" },
      { name: "isDangerSign", label: "It is a danger sign", control: "check" },
      picture,
      summary,
      helpline,
    ],
    text: "Text",
    sources: "many",
    isOpen: true,
    isAdvice: true,
  },
  dangerSign: {
    name: "Danger-sign check",
    one: "question of the danger-sign check",
    fields: questionFields,
    sources: "optional",
    isOpen: true,
    isAdvice: true,
  },
  sign: {
    name: "Table of signs",
    one: "sign",
    fields: signFields,
    sources: "many",
    isOpen: false,
    isAdvice: true,
  },
  guideline: {
    name: "Guidelines",
    one: "guideline",
    fields: [title, picture, summary],
    text: "Text",
    sources: "many",
    isOpen: true,
    isAdvice: true,
  },
  familyMonth: {
    name: "For the family",
    one: "month for the family",
    fields: [title, summary],
    text: "Text",
    sources: "many",
    isOpen: false,
    isAdvice: true,
  },
  event: {
    name: "Events",
    one: "event",
    fields: [
      { name: "name", label: "Name", control: "line" },
      { name: "venue", label: "Where", control: "line" },
      {
        name: "city",
        label: "City",
        control: "choice",
        choices: "city",
        prompt: "Everywhere",
        isOptional: true,
      },
      { name: "time", label: "Time", hint: "Such as 09:30; 00:00 for the whole day.", control: "line" },
      {
        name: "about",
        label: "About",
        hint: "After a loss, readers see no events about pregnancy or babies.",
        control: "choice",
        choices: about,
        prompt: "Neither",
        isOptional: true,
      },
    ],
    text: "What it is",
    sources: "optional",
    isOpen: true,
    isAdvice: false,
  },
  tip: {
    name: "Tips",
    one: "tip",
    fields: [
      {
        name: "fits",
        label: "For",
        hint: "Tick all that it fits. A tip for everyone must not assume that the reader is pregnant or has a baby.",
        control: "choices",
        choices: fits,
      },
    ],
    text: "The tip",
    sources: "one",
    isOpen: true,
    isAdvice: true,
  },
  page: {
    name: "Pages",
    one: "page",
    fields: [title],
    text: "Text",
    sources: "none",
    isOpen: false,
    isAdvice: false,
  },
  category: {
    name: "Categories",
    one: "category",
    fields: [
      { name: "name", label: "Name", control: "line" },
      { name: "place", label: "Place in the list", control: "number", isOptional: true },
    ],
    sources: "none",
    isOpen: true,
    isAdvice: false,
  },
  city: {
    name: "Cities",
    one: "city",
    fields: [
      { name: "name", label: "Name", control: "line" },
      {
        name: "province",
        label: "Province",
        hint: "It decides which numbers to call are shown.",
        control: "choice",
        choices: provinces,
        prompt: "Choose the province",
        isOptional: true,
      },
    ],
    sources: "none",
    isOpen: true,
    isAdvice: false,
  },
  helpline: {
    name: "Numbers to call",
    one: "number to call",
    fields: [
      { name: "name", label: "Whose number it is", control: "line" },
      { name: "number", label: "Number", hint: "Such as 1122 or 0311 7786264.", control: "line" },
      { name: "purpose", label: "What it is for", control: "choice", choices: purposes },
      {
        name: "province",
        label: "Province",
        control: "choice",
        choices: provinces,
        prompt: "All of Pakistan",
        isOptional: true,
      },
      { name: "hours", label: "Hours", hint: "Empty if nobody confirmed them.", control: "line", isOptional: true },
    ],
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
