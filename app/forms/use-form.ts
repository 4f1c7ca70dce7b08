import { getFormProps, parse, useForm, type SubmissionResult } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { errorsTheBrowserKnows, namesIn, stillTrue, valueAt, type Answered } from "./browser-checks.ts";
import { checkOnLeaving } from "./check-on-leaving.ts";
import { inFormOrder } from "./form-order.ts";

/** What a schema says of one field, for its HTML and for what the browser can check. */
export interface Constraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** The schema's sentences for faults that the browser can tell. */
  sentences?: { missing?: string | undefined; wrong?: string | undefined };
}

/** Limits of the fields by their names, as the server worked them out. */
export type Constraints = Record<string, Constraint>;

/** One field of a form as its control needs it. */
export interface Field extends Omit<Constraint, "sentences"> {
  id: string;
  name: string;
  errorId: string;
  errors: string[] | undefined;
  /** What stands in it at first: as it came back from the server, else as it is known. */
  initialValue: string | undefined;
  /** Whether anything stood in it then, or in one of its parts. */
  isFilled: boolean;
  /** A field within this one, such as the day of a date. */
  part: (name: string) => Field;
}

/** A form as its summary of errors needs it. */
export interface ServerForm {
  id: string;
  props: ReturnType<typeof getFormProps>;
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
  /** False where script sends the form in its own way. */
  isChecked?: boolean;
}

/**
 * Conform's form, whose schema stays on the server: on leaving a field the browser tells what it can by the constraints
 * alone, and the server checks the whole when the form is sent.
 */
export function useServerForm<T extends object>(options: Options<T>) {
  const { id, result: answer, constraint, defaultValue, isChecked = true } = options;
  const result = useLast(answer);
  const answered = useAnswered(id, result);
  // What is known may be loaded anew while she types; her form begins once.
  const [known] = useState(defaultValue);
  const [meta] = useForm({
    id,
    ...(result ? { lastResult: result } : {}),
    constraint,
    shouldValidate: "onSubmit",
    shouldRevalidate: isChecked ? "onInput" : "onSubmit",
    onValidate: ({ form, formData }) =>
      parse(formData, {
        // Conform asks with an intent about a field that was left. The form itself is for the server to judge.
        resolve: (_values, intent) => ({
          error: intent
            ? inFormOrder(namesIn(form), {
                ...errorsTheBrowserKnows(form, constraint),
                ...stillTrue(answered.current, formData),
              })
            : null,
        }),
      }),
  });
  const { validate } = meta;
  useEffect(
    () => (isChecked ? checkOnLeaving(id, (name) => validate({ name })) : undefined),
    [id, isChecked, validate],
  );
  const { "": formErrors, ...fieldErrors } = filled(meta.allErrors);
  const form: ServerForm = { id, props: getFormProps(meta), result, errors: formErrors ?? [], fieldErrors };
  const values: unknown = result ? result.initialValue : known;
  const fieldNamed = (name: string): Field => {
    const { sentences: _, ...limits } = constraint[name] ?? {};
    const value = valueAt(values, name);
    return {
      ...limits,
      id: `${id}-${name}`,
      name,
      errorId: `${id}-${name}-error`,
      errors: fieldErrors[name],
      initialValue: typeof value === "string" ? value : undefined,
      isFilled: isFilled(value),
      part: (part) => fieldNamed(`${name}.${part}`),
    };
  };
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

/**
 * The last answer of the action, and what the form held when it came: all that was typed but passwords, which this
 * empties where script sent the form and they are still in their fields.
 */
function useAnswered(formId: string, result: SubmissionResult | undefined) {
  const answered = useRef<Answered>({ result, form: undefined });
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    if (answered.current.result !== result) {
      // By their place, since one that is shown has the type of a text.
      for (const input of form.querySelectorAll<HTMLInputElement>(".password input")) input.value = "";
    }
    answered.current = { result, form: new FormData(form) };
  }, [formId, result]);
  return answered;
}

function filled(found: Record<string, string[] | undefined>): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [name, messages] of Object.entries(found)) if (messages) errors[name] = messages;
  return errors;
}

function isFilled(value: unknown): boolean {
  return value instanceof Object ? Object.values(value).some(isFilled) : Boolean(value);
}
