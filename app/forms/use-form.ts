import { getFormProps, parse, useForm, type SubmissionResult } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { errorsTheBrowserKnows, namesIn, stillTrue, valueAt, type Answered } from "./browser-checks.ts";
import { checkOnLeaving } from "./check-on-leaving.ts";
import { inFormOrder } from "./form-order.ts";

export interface Constraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  sentences?: { missing?: string | undefined; wrong?: string | undefined };
}

export type Constraints = Record<string, Constraint>;

export interface Field extends Omit<Constraint, "sentences"> {
  id: string;
  name: string;
  errorId: string;
  errors: string[] | undefined;
  initialValue: string | undefined;
  isFilled: boolean;
  part: (name: string) => Field;
}

export interface ServerForm {
  id: string;
  props: ReturnType<typeof getFormProps>;
  result: SubmissionResult | undefined;
  errors: string[];
  fieldErrors: Record<string, string[]>;
}

interface Options<T> {
  id: string;
  result: SubmissionResult | undefined;
  constraint: Constraints;
  defaultValue?: { [Name in keyof T]?: unknown } | undefined;
  isChecked?: boolean;
}

/** The schema stays on the server: on blur the browser checks the constraints only. */
export function useServerForm<T extends object>(options: Options<T>) {
  const { id, result: answer, constraint, defaultValue, isChecked = true } = options;
  const result = useLast(answer);
  const answered = useAnswered(id, result);
  // The default may be reloaded while she types; the form keeps its first one.
  const [known] = useState(defaultValue);
  const [meta] = useForm({
    id,
    ...(result ? { lastResult: result } : {}),
    constraint,
    shouldValidate: "onSubmit",
    shouldRevalidate: isChecked ? "onInput" : "onSubmit",
    onValidate: ({ form, formData }) =>
      parse(formData, {
        // Conform passes an intent when a field was left; without one the form is sent to the server.
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

/** The router forgets action data at the next navigation, even to a fragment of the same page. */
export function useLast<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  if (answer === undefined || answer === last) return last;
  setLast(answer);
  return answer;
}

function useAnswered(formId: string, result: SubmissionResult | undefined) {
  const answered = useRef<Answered>({ result, form: undefined });
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    if (answered.current.result !== result) {
      // Found by class: a password that is shown has the type text.
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
