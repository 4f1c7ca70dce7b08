import { about, areas, asked, fits, provinces, purposes, stages, urgencies, type Choice } from "./field-choices.ts";

export interface FieldOf {
  name: string;
  label: string;
  hint?: string;
  control: "line" | "lines" | "choice" | "choices" | "check" | "number" | "icon" | "upload";
  isOptional?: boolean;
  /** Of a line: it grows with its words, which stay one line. */
  isLong?: boolean;
  /** Letters; of lines. */
  max?: number;
  /** Its own, or the items of another kind. */
  choices?: Choice[] | "category" | "city" | "symptom" | "sign";
  prompt?: string;
}

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

const title: FieldOf = { name: "title", label: "Title", control: "line" };
const summary: FieldOf = { name: "summary", label: "Summary", hint: "One or two sentences.", control: "lines" };
const picture: FieldOf = {
  name: "picture",
  label: "Picture",
  hint: "Browse, or type what it shows, such as moon.",
  control: "icon",
};
const helpline: FieldOf = {
  name: "helpline",
  label: "Numbers to call beside it",
  hint: "The numbers themselves are under Numbers to call.",
  control: "choice",
  choices: purposes.filter(({ value }) => value !== "emergency"),
  prompt: "None",
  isOptional: true,
};
const week: FieldOf[] = [
  title,
  {
    name: "shape",
    label: "As large as",
    hint: "Such as: a mango. Empty: our own words and picture, true to scale. Other words have the week's plant beside them.",
    control: "line",
    isOptional: true,
  },
  { ...picture, hint: "A week without one has its own.", isOptional: true },
  summary,
];

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
    fields: week,
    text: "Text",
    sources: "many",
    isOpen: false,
    isAdvice: true,
  },
  afterBirthWeek: {
    name: "Weeks after birth",
    one: "week after birth",
    fields: week.filter(({ name }) => name !== "shape"),
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
    fields: [
      {
        name: "label",
        label: "The sign, as a mother would say it",
        hint: "Such as: I had a fit, or I passed out.",
        control: "line",
      },
      { name: "who", label: "Whom it asks", control: "choice", choices: asked, prompt: "Choose whom" },
      {
        name: "signs",
        label: "Signs it asks about",
        hint: "They decide how urgent it is, so they have to be equally urgent.",
        control: "choices",
        choices: "sign",
      },
      {
        name: "at",
        label: "Only at this age",
        hint: "Week of pregnancy, or days since the birth or loss. Needed where a sign is not equally urgent at every age.",
        control: "number",
        isOptional: true,
      },
      {
        name: "advice",
        label: "What to do",
        hint: "How soon comes from the table of signs: write Go to hospital {{urgency:fit}}. Also: {{threshold:fever}} and {{sign:fever}}.",
        control: "lines",
        max: 800,
      },
      {
        name: "symptom",
        label: "Symptom to read more about",
        hint: "After a loss none fits: they speak of a pregnancy or a baby.",
        control: "choice",
        choices: "symptom",
        prompt: "None",
        isOptional: true,
      },
      helpline,
      { name: "area", label: "Part of the list", control: "choice", choices: areas, prompt: "Choose the part" },
      {
        name: "place",
        label: "Place in the list",
        hint: "The most urgent always come first. Empty: the last of those that are as urgent.",
        control: "number",
        isOptional: true,
      },
    ],
    sources: "optional",
    isOpen: true,
    isAdvice: true,
  },
  sign: {
    name: "Table of signs",
    one: "sign",
    fields: [
      {
        name: "words",
        label: "Sign",
        hint: "As in the middle of a sentence, with its threshold if it has one.",
        control: "line",
        isLong: true,
        max: 200,
      },
      {
        name: "urgency",
        label: "How urgent it is",
        hint: "All texts that take it from here follow when you publish. A lower one waits for a second person; a higher one may rest on the sources that the sign has.",
        control: "choice",
        choices: urgencies,
      },
      {
        name: "threshold",
        label: "Threshold",
        hint: "Such as: 38 °C or more. Pages and papers show these words; there is no other number to change.",
        control: "line",
        isLong: true,
        max: 160,
        isOptional: true,
      },
      {
        name: "enough",
        label: "As it should be",
        hint: "The other side of the threshold, such as: six or more.",
        control: "line",
        isLong: true,
        max: 160,
        isOptional: true,
      },
      {
        name: "how",
        label: "What to do",
        hint: "Empty: the usual words, such as go now.",
        control: "line",
        isLong: true,
        max: 160,
        isOptional: true,
      },
    ],
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
