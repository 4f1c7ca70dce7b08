import type { Submission, SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { z } from "zod";
import type { ApiFailure } from "../api/failure.ts";
import { GONE } from "./gone.ts";
import { allInOrder, inFormOrder } from "./form-order.ts";
import type { Constraints } from "./constraints.ts";
import { unreadableNames } from "./unreadable.ts";
import { say } from "../../server/contract/sentences/say.ts";
import { inPlainWords } from "../../server/contract/plain-words.ts";
import { m } from "../messages/m.ts";

/** Never sent back to the page: passwords, and files, which can't be. */
const hidden = new Set(["password", "confirmPassword", "newPassword", "oldPassword", "image"]);

const constraints = new WeakMap<z.ZodType, Constraints>();

/** The HTML constraints and messages of a schema; zod itself stays on the server. */
export function constraintsOf(schema: z.ZodType): Constraints {
  const known = constraints.get(schema) ?? constraintsIn(schema);
  constraints.set(schema, known);
  return known;
}

function constraintsIn(schema: z.ZodType): Constraints {
  const limitsOf: Constraints = {};
  // Numbers are typed into text fields, for which HTML has neither `min` nor `max` nor `step`.
  for (const [name, { min: _min, max: _max, step: _step, ...limits }] of Object.entries(
    getZodConstraint(schema) ?? {},
  )) {
    limitsOf[name] = limits;
  }
  const names = Object.keys(limitsOf);
  const missing = faultsOf(schema, []);
  // Text that is too short and no e-mail address, to provoke the schema's messages.
  const tooLittle = names.map((name): [string, string] => [
    name,
    "x".repeat(Math.max(1, (limitsOf[name]?.minLength ?? 0) - 1)),
  ]);
  const wrong = faultsOf(schema, tooLittle);
  for (const [name, limits] of Object.entries(limitsOf)) {
    const isOfParts = names.some((other) => other.startsWith(`${name}.`));
    const sentences = {
      ...(limits.required ? { missing: missing[name]?.[0] } : {}),
      ...(isOfParts || limits.pattern ? {} : { wrong: wrong[name]?.[0] }),
    };
    if (sentences.missing ?? sentences.wrong) limits.sentences = sentences;
  }
  return limitsOf;
}

function faultsOf(schema: z.ZodType, values: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of values) form.append(name, value);
  const submission = parseWithZod(form, { schema, error: inPlainWords });
  return submission.status === "error" ? (submission.error ?? {}) : {};
}

/** Conform builds nested lists and trees as deep as the names say, so other names are ignored. */
const FIELD = /^[a-z]\w{0,49}(\.[a-z][\w-]{0,49})?$/i;
const FIELDS_MAX = 100;

export function readForm<T extends z.ZodType>(
  form: FormData,
  schema: T,
): Submission<z.output<T>> & { names: string[] } {
  const known = new FormData();
  for (const [name, value] of [...form].filter(([name]) => FIELD.test(name)).slice(0, FIELDS_MAX)) {
    known.append(name, value);
  }
  const submission = parseWithZod(known, { schema, error: inPlainWords });
  const shape = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const names = allInOrder(Object.keys(submission.payload), shape);
  const unreadable = [...unreadableNames(form)].filter((name) => known.has(name));
  if (unreadable.length === 0) return { ...submission, names };
  const error: Record<string, string[]> = Object.fromEntries(
    unreadable.map((name) => [name, [say.lettersUnreadable()]]),
  );
  return {
    names,
    status: "error",
    payload: submission.payload,
    error: { ...(submission.status === "error" ? submission.error : {}), ...error },
    reply: (said) =>
      submission.reply({
        ...said,
        fieldErrors: { ...(said && "fieldErrors" in said ? said.fieldErrors : {}), ...error },
      }),
  };
}

export function unfinished(submission: Answerable): SubmissionResult {
  return shown(submission);
}

export type Answerable = Pick<Submission<unknown>, "payload" | "reply"> & { names: string[] };

/** @param fieldErrors what else is wrong, as no schema knows */
export function incomplete(submission: Answerable, fieldErrors: Record<string, string[]> = {}) {
  return data({ result: shown(submission, { fieldErrors }) }, { status: 400 });
}

export function refused(submission: Answerable, failure: ApiFailure, fieldNames: Record<string, string> = {}) {
  const known = new Set([...Object.keys(submission.payload), ...Object.values(fieldNames)]);
  const formErrors: string[] = [];
  const fieldErrors: Record<string, string[]> = {};
  for (const { msg, path } of failure.errors.length > 0 ? failure.errors : [{ msg: failure.message, path: "" }]) {
    if (failure.status === 404 && path === "") {
      formErrors.push(`${GONE} ${m.formNotSaved()}`);
      continue;
    }
    const name = fieldNames[path] ?? path;
    if (name && (known.has(name) || path in fieldNames)) fieldErrors[name] = [...(fieldErrors[name] ?? []), msg];
    else formErrors.push(msg);
  }
  return data({ result: shown(submission, { formErrors, fieldErrors }) }, { status: failure.status });
}

function shown(submission: Answerable, said?: Parameters<Answerable["reply"]>[0]): SubmissionResult {
  const result = submission.reply(said);
  const values = Object.entries(result.initialValue ?? {}).filter(([name]) => !hidden.has(name));
  return {
    ...result,
    initialValue: Object.fromEntries(values),
    error: result.error && inFormOrder(submission.names, result.error),
  };
}
