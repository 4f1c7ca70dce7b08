import type { Submission } from "@conform-to/react";
import type { z } from "zod";
import type { Outcome } from "../api/client.ts";
import type { ApiFailure } from "../api/failure.ts";
import { readForm } from "./submission.ts";

/** @param partial the form's schema with every field optional. @returns the fields that nothing is wrong with. */
export function soundFields<T extends z.ZodType>(
  form: FormData,
  submission: Refusable,
  partial: T,
): z.output<T> | undefined {
  const wrong = wrongFields(submission);
  const sound = new FormData();
  for (const [name, value] of form) if (!wrong.has(fieldOf(name))) sound.append(name, value);
  const read = readForm(sound, partial);
  return read.status === "success" ? read.value : undefined;
}

export function wrongFields({ error }: Refusable): Set<string> {
  return new Set(Object.keys(error ?? {}).map(fieldOf));
}

type Refusable = Pick<Submission<unknown>, "status"> & { error?: Record<string, unknown> | null };

/** What the API finds in the fields that were sent to it, or in all of them together; what was not sent is no fault. */
export async function faultsIn(sent: object, check: Promise<Outcome<unknown>>): Promise<Record<string, string[]>> {
  const outcome = await check;
  if (outcome.ok || !tellsFaults(outcome.failure)) return {};
  const told = new Map(Object.entries(sent));
  const faults: Record<string, string[]> = {};
  for (const { msg, path } of outcome.failure.errors) {
    if (path === "" || told.get(fieldOf(path)) !== undefined) faults[path] = [...(faults[path] ?? []), msg];
  }
  return faults;
}

function tellsFaults({ status, code }: ApiFailure) {
  return status === 400 || code === "wrong_credentials" || code === "wrong_code";
}

function fieldOf(name: string) {
  return name.split(".", 1)[0] ?? "";
}
