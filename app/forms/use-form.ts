import { parse, useForm as useConform, type DefaultValue, type SubmissionResult } from "@conform-to/react";
import { useEffect, useRef, type FormEvent } from "react";
import { errorsTheBrowserKnows, namesIn, stillTrue, type Answered } from "./browser-checks.ts";
import { useIsMember } from "../use-app.ts";
import { checkOnLeaving } from "./check-on-leaving.ts";
import type { Constraints } from "./constraints.ts";
import { tooLargeToSend } from "./form-size.ts";
import { inFormOrder } from "./form-order.ts";

interface Options<T> {
  id: string;
  lastResult: SubmissionResult | undefined;
  constraint: Constraints;
  defaultValue?: { [Name in keyof T]?: unknown } | undefined;
  /** Off where an empty field is no mistake before the form is sent. */
  checksFields?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** Conform's hook for a schema that stays on the server: the browser checks no more than the constraints. */
export function useForm<T extends object>(options: Options<T>) {
  const { id, lastResult, constraint, defaultValue, checksFields = true, onSubmit } = options;
  const isMember = useIsMember();
  const answered = useRef<Answered>({ result: undefined, form: undefined });
  const [form, fields] = useConform<T>({
    id,
    lastResult,
    constraint,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a draft is texts by their names, for any form
    defaultValue: defaultValue as DefaultValue<T>,
    shouldRevalidate: "onInput",
    onValidate: ({ form, formData }) =>
      parse(formData, {
        // Conform passes an intent when a field is checked; without one the form is sent to the server.
        resolve: (_values, intent) => {
          if (!intent) {
            const tooLarge = tooLargeToSend(formData, isMember);
            // Conform focuses a wrong field, and here the whole form is wrong.
            if (tooLarge) requestAnimationFrame(() => document.getElementById(`${id}-error`)?.focus());
            return { error: tooLarge ? { "": [tooLarge] } : null };
          }
          return {
            error: inFormOrder(namesIn(form), {
              ...(checksFields ? errorsTheBrowserKnows(form, constraint) : {}),
              ...stillTrue(answered.current, formData),
            }),
          };
        },
      }),
    ...(onSubmit ? { onSubmit } : {}),
  });
  // Conform's own check on blur moves the button away from under the finger.
  const { validate, status, errorId } = form;
  useEffect(
    () => (checksFields ? checkOnLeaving(id, (name) => validate({ name })) : undefined),
    [id, checksFields, validate],
  );
  // Conform knows neither what a field held when the server answered nor that a password has to be typed again.
  useEffect(() => {
    const form = document.getElementById(id);
    if (!lastResult || !(form instanceof HTMLFormElement)) return;
    // Found by class: a password that is shown has the type text.
    const passwords = [...form.querySelectorAll<HTMLInputElement>(".password input")];
    if (areRefused(passwords, lastResult)) for (const input of passwords) input.value = "";
    answered.current = { result: lastResult, form: new FormData(form) };
  }, [id, lastResult]);
  // Conform focuses the first wrong field, not the list of errors, and has no sign of a second answer like the first.
  const announced = useRef<SubmissionResult>(undefined);
  useEffect(() => {
    if (!lastResult || announced.current === lastResult || status !== "error") return;
    announced.current = lastResult;
    document.getElementById(errorId)?.focus();
  }, [lastResult, status, errorId]);
  return [form, fields] as const;
}

/** What is said of the whole form may be about its password; an answer that the browser made itself is not. */
function areRefused(passwords: HTMLInputElement[], { initialValue, error }: SubmissionResult): boolean {
  const names = passwords.map(({ name }) => name);
  if (names.some((name) => name in (initialValue ?? {}))) return false;
  const wrong = Object.keys(error ?? {}).filter((name) => error?.[name]);
  return names.some((name) => wrong.includes(name)) || wrong.every((name) => name === "");
}
