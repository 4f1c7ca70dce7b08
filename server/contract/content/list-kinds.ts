import { provinces, purposes } from "./field-choices.ts";
import type { KindOfContent } from "./kind.ts";

export const listKinds = {
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
      {
        name: "hours",
        label: "Hours",
        hint: "Leave empty if nobody confirmed them.",
        control: "line",
        isOptional: true,
      },
    ],
    sources: "one",
    isOpen: true,
    isAdvice: false,
  },
} satisfies Record<string, KindOfContent>;
