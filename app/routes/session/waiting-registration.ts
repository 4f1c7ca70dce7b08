import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { preferencesCookie } from "../../middleware/preferences-cookie.ts";
import { seal, unseal } from "../../middleware/sealing.ts";
import type { Kind } from "./registration-schema.ts";

const MINUTES = 30;
const PURPOSE = "registration";

const waiting = z.object({
  kind: z.enum(["pregnant", "postPartum"] satisfies Kind[]),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** Epoch milliseconds. */
  until: z.number(),
});

interface WaitingRegistration {
  kind: Kind;
  form: FormData;
}

/**
 * Keeps a form, its password too, in the browser until the code is typed: sealed, so that nobody else can read it, and
 * with nothing stored of somebody who never registers. @returns the header `Set-Cookie`
 */
export async function holdRegistration(
  context: Readonly<RouterContextProvider>,
  { kind, form }: WaitingRegistration,
): Promise<string> {
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const held: z.infer<typeof waiting> = { kind, fields, until: Date.now() + MINUTES * 60_000 };
  return cookieFor(context).serialize(seal(JSON.stringify(held), PURPOSE, context));
}

export async function heldRegistration(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<WaitingRegistration | null> {
  const sealed: unknown = await cookieFor(context).parse(request.headers.get("cookie"));
  if (typeof sealed !== "string" || sealed === "") return null;
  try {
    const { kind, fields, until } = waiting.parse(JSON.parse(unseal(sealed, PURPOSE, context)));
    if (until <= Date.now()) return null;
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return { kind, form };
  } catch {
    return null;
  }
}

/** @returns the header `Set-Cookie` */
export async function dropRegistration(context: Readonly<RouterContextProvider>): Promise<string> {
  return cookieFor(context).serialize("", { maxAge: 0 });
}

function cookieFor(context: Readonly<RouterContextProvider>) {
  return preferencesCookie(context, "registration", MINUTES * 60);
}
