import type { SubmissionResult } from "@conform-to/react";
import type { Constraints } from "./constraints.ts";

export function errorsTheBrowserKnows(form: HTMLFormElement, constraint: Constraints): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [name, { minLength = 0, sentences = {} }] of Object.entries(constraint)) {
    const control = form.elements.namedItem(name);
    const element = control instanceof RadioNodeList ? control[0] : control;
    if (!isControl(element)) continue;
    const { validity, value } = element;
    // `valueMissing` accepts spaces, and `tooShort` ignores text that script or the server put in.
    const isMissing = validity.valueMissing || (element.required && value.trim() === "");
    const isShort = value !== "" && Array.from(value).length < minLength;
    const message = isMissing ? sentences.missing : (isShort || validity.typeMismatch) && sentences.wrong;
    if (message) errors[name] = [message];
  }
  return errors;
}

export function namesIn(form: HTMLFormElement): string[] {
  return [...form.elements].map((element) => (isControl(element) ? element.name : ""));
}

export interface Answered {
  result: SubmissionResult | undefined;
  form: FormData | undefined;
}

export function stillTrue({ result, form = new FormData() }: Answered, now: FormData): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(result?.error ?? {})) {
    if (messages && (name === "" || valueIn(form, name) === valueIn(now, name))) errors[name] = messages;
  }
  return errors;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function valueIn(form: FormData, name: string): string {
  const own = [...form].filter(([key]) => key === name || key.startsWith(`${name}.`));
  return JSON.stringify(own.map(([key, value]) => [key, value instanceof File ? value.name : value]));
}
