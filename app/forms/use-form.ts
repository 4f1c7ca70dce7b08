import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";

/** What a schema says of one field, for its HTML. */
interface Constraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** Limits of the fields by their names, as the server worked them out. */
export type Constraints = Record<string, Constraint>;

/** One field of a form as its control needs it. */
export interface Field extends Constraint {
  id: string;
  name: string;
  errorId: string;
  errors: string[] | undefined;
  /** What stands in it at first: as it came back from the server, else as it is known. */
  initialValue: string | undefined;
  /** Whether anything stands in it, or in one of its parts. */
  isFilled: boolean;
  /** A field within this one, such as the day of a date. */
  part: (name: string) => Field;
}

/** A form as its summary of errors needs it. */
export interface ServerForm {
  id: string;
  /** What the action answered: another one each time that the form comes back. */
  result: SubmissionResult | undefined;
  /** What is wrong with the form as a whole. */
  errors: string[];
  /** What is wrong with its fields, by their names. */
  fieldErrors: Record<string, string[]>;
}

interface Options<T> {
  id: string;
  /** What the action answered, if it did. */
  result: SubmissionResult | undefined;
  constraint: Constraints;
  /** What is known of the fields before. */
  defaultValue?: { [Name in keyof T]?: unknown } | undefined;
}

/**
 * The house's form: checked on the server alone, so that neither a schema nor a library of forms reaches the browser.
 * Its controls are the browser's own, which keep what she typed when an answer comes.
 */
export function useServerForm<T extends object>({ id, result: answer, constraint, defaultValue }: Options<T>) {
  const result = useLast(answer);
  useEmptyPasswords(id, result);
  // What is known may be loaded anew while she types; her form begins once.
  const [known] = useState(defaultValue);
  const values: unknown = result ? result.initialValue : known;
  const { "": errors, ...fieldErrors } = errorsOf(result);
  const fieldNamed = (name: string): Field => {
    const value = valueAt(values, name);
    return {
      ...constraint[name],
      id: `${id}-${name}`,
      name,
      errorId: `${id}-${name}-error`,
      errors: fieldErrors[name],
      initialValue: typeof value === "string" ? value : undefined,
      isFilled: isFilled(value),
      part: (part) => fieldNamed(`${name}.${part}`),
    };
  };
  const form: ServerForm = { id, result, errors: errors ?? [], fieldErrors };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of a proxy is what its handler makes of it
  const fields = new Proxy({}, { get: (_, name) => fieldNamed(String(name)) }) as { [Name in keyof T]-?: Field };
  return { form, fields };
}

/** What an action answered last. The router forgets it with the next step, be it only to a field of the same page. */
export function useLast<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  if (answer === undefined || answer === last) return last;
  setLast(answer);
  return answer;
}

/** A form that comes back keeps all that was typed but passwords; where script sent it, they are still in its fields. */
function useEmptyPasswords(formId: string, result: SubmissionResult | undefined) {
  const last = useRef(result);
  useEffect(() => {
    if (last.current === result) return;
    last.current = result;
    // By their place, since one that is shown has the type of a text.
    for (const input of document.querySelectorAll<HTMLInputElement>(`#${formId} .password input`)) input.value = "";
  }, [formId, result]);
}

function errorsOf(result: SubmissionResult | undefined): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(result?.error ?? {})) if (messages) errors[name] = messages;
  return errors;
}

function valueAt(values: unknown, name: string): unknown {
  return name.split(".").reduce(within, values);
}

function within(value: unknown, part: string): unknown {
  return value instanceof Object ? Object.entries(value).find(([key]) => key === part)?.[1] : undefined;
}

function isFilled(value: unknown): boolean {
  return value instanceof Object ? Object.values(value).some(isFilled) : Boolean(value);
}
