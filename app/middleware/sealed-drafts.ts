import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { hostContext } from "../host.ts";
import { ownCookie } from "./own-cookie.ts";
import { seal, unseal } from "./sealing.ts";

/** A browser keeps 4096 bytes a cookie, with its name. */
const PIECE = 3_700;
/** Many proxies take 8 KB of cookies; a browser that sends more is shut out until they expire. */
const PIECES = 2;
const PURPOSE = "held form";
const numbers = Array.from({ length: PIECES }, (_, number) => number);

export const fieldsSchema = z.array(z.tuple([z.string(), z.string()]));

const sealedDraft = z.object({
  address: z.string(),
  owner: z.string().nullable(),
  /** Epoch milliseconds. */
  until: z.number(),
  fields: fieldsSchema,
  /** Where the fields are when they are too large for a cookie, and the key to them. */
  stored: z.object({ id: z.string(), key: z.string() }).optional(),
});

export type Draft = z.infer<typeof sealedDraft>;
export type DraftFields = Draft["fields"];

export function readDrafts(request: Request, context: Readonly<RouterContextProvider>, now: number): Draft[] {
  const cookies = request.headers.get("cookie")?.split("; ") ?? [];
  const pieces = numbers.map((number) => {
    const start = `${nameOf(number, context)}=`;
    return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? "";
  });
  const sealed = pieces.join("");
  if (sealed === "") return [];
  try {
    const forms = z.array(sealedDraft).parse(JSON.parse(unseal(sealed, PURPOSE, context)));
    return forms.filter(({ until }) => until > now);
  } catch {
    return [];
  }
}

export function fitsCookies(forms: Draft[], context: Readonly<RouterContextProvider>): boolean {
  return sealedText(forms, context).length <= PIECE * PIECES;
}

export function writeDrafts(response: Response, context: Readonly<RouterContextProvider>, forms: Draft[], now: number) {
  const sealed = sealedText(forms, context);
  const seconds = Math.ceil((Math.max(now, ...forms.map(({ until }) => until)) - now) / 1_000);
  const { isSecure } = context.get(hostContext);
  for (const number of numbers) {
    const piece = sealed.slice(number * PIECE, (number + 1) * PIECE);
    const cookie = ownCookie(nameOf(number, context), piece, { maxAge: piece ? seconds : 0, isSecure });
    response.headers.append("Set-Cookie", cookie);
  }
}

function sealedText(forms: Draft[], context: Readonly<RouterContextProvider>) {
  return forms.length > 0 ? seal(JSON.stringify(forms), PURPOSE, context) : "";
}

export function isDraftCookie(name: string): boolean {
  return /^(__Host-)?umeed-held-\d+$/.test(name);
}

function nameOf(number: number, context: Readonly<RouterContextProvider>) {
  return `${context.get(hostContext).isSecure ? "__Host-" : ""}umeed-held-${number}`;
}
