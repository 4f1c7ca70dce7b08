import { purposes, type Choice } from "./field-choices.ts";

export interface FieldOf {
  name: string;
  label: string;
  hint?: string;
  /** Instead of `hint`, where its number counts days. */
  hintInDays?: string;
  control: "line" | "lines" | "choice" | "choices" | "check" | "number" | "icon" | "upload";
  isOptional?: boolean;
  /** Of a line: it grows with its words, which stay one line. */
  isLong?: boolean;
  max?: number;
  choices?: Choice[] | "category" | "city" | "symptom" | "sign";
  prompt?: string;
}

export const FROM_SIGNS = "{{…}} becomes words of the table of signs.";

export const title: FieldOf = { name: "title", label: "Title", control: "line" };
export const summary: FieldOf = { name: "summary", label: "Summary", hint: "One or two sentences.", control: "lines" };
export const picture: FieldOf = {
  name: "picture",
  label: "Icon",
  control: "icon",
};
export const helpline: FieldOf = {
  name: "helpline",
  label: "Numbers to call beside it",
  control: "choice",
  choices: purposes.filter(({ value }) => value !== "emergency"),
  prompt: "None",
  isOptional: true,
};
export const weekFields: FieldOf[] = [
  title,
  {
    name: "shape",
    label: "As large as",
    hint: "Leave empty to use Umeed's own, drawn true to scale.",
    control: "line",
    isOptional: true,
  },
  {
    ...picture,
    hint: "Leave empty to use what it is as large as, or the week's plant.",
    isOptional: true,
  },
  summary,
];
