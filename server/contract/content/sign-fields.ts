import { areas, asked, urgencies } from "./field-choices.ts";
import { FROM_SIGNS, helpline, type FieldOf } from "./fields.ts";

export const questionFields: FieldOf[] = [
  {
    name: "label",
    label: "The sign, as a mother would say it",
    hint: "Such as: I had a fit, or I passed out.",
    control: "line",
  },
  { name: "who", label: "Who it is for", control: "choice", choices: asked, prompt: "Choose who" },
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
    hint: FROM_SIGNS,
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
    hint: "The most urgent come first. Leave empty to put it after its equals.",
    control: "number",
    isOptional: true,
  },
];

export const signFields: FieldOf[] = [
  {
    name: "words",
    label: "The sign",
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
    hint: "Leave empty to use Umeed's own, such as: go to hospital now.",
    control: "line",
    isLong: true,
    max: 160,
    isOptional: true,
  },
];
