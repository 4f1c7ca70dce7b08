import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { preferencesCookie } from "./preferences-cookie.ts";
import { seal, unseal } from "./sealing.ts";

/** Which form waits for a code, and for how many minutes. */
const MINUTES = { registration: 30, "sign-in": 10 };
type Waiting = keyof typeof MINUTES;

const held = z.object({
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** Epoch milliseconds. */
  until: z.number(),
});

/**
 * Keeps a form, its password too, in the browser until a code is typed: sealed, so that nobody else can read it, and
 * nothing is stored of who never types one. @returns the header `Set-Cookie`
 */
export async function holdForm(
  context: Readonly<RouterContextProvider>,
  name: Waiting,
  form: Iterable<[string, FormDataEntryValue]>,
): Promise<string> {
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const until = Date.now() + MINUTES[name] * 60_000;
  return cookieFor(context, name).serialize(seal(JSON.stringify({ fields, until }), name, context));
}

export async function heldForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  name: Waiting,
): Promise<FormData | null> {
  const sealed: unknown = await cookieFor(context, name).parse(request.headers.get("cookie"));
  if (typeof sealed !== "string" || sealed === "") return null;
  try {
    const { fields, until } = held.parse(JSON.parse(unseal(sealed, name, context)));
    if (until <= Date.now()) return null;
    const form = new FormData();
    for (const [field, value] of fields) form.append(field, value);
    return form;
  } catch {
    return null;
  }
}

/** @returns the header `Set-Cookie` */
export async function dropForm(context: Readonly<RouterContextProvider>, name: Waiting): Promise<string> {
  return cookieFor(context, name).serialize("", { maxAge: 0 });
}

function cookieFor(context: Readonly<RouterContextProvider>, name: Waiting) {
  return preferencesCookie(context, name, MINUTES[name] * 60);
}
