import { createContext, data, href, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { unreadableFields } from "../../server/contract/letters.ts";
import { IMAGE_BYTES_MAX } from "../../server/contract/pictures/limits.ts";
import { FORM_BYTES_MAX, tooLargeSentence } from "../forms/form-size.ts";
import { markUnreadable } from "../forms/unreadable.ts";
import { isSignedIn } from "./session.ts";
import { routerPath } from "../language.ts";
import { m } from "../messages/m.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
const KB = 1_024;
const MB = 1_024 * KB;
/** Begins a byte that is written as three in a URL-encoded form. */
const PERCENT = 0x25;
const URL_ENCODED = "application/x-www-form-urlencoded";
const FORMS = new Set([URL_ENCODED, "multipart/form-data"]);

const WITH_PICTURE = new Set([href("/account/profile"), href("/admin/pictures/add"), href("/forum/post-new")]);

const formContext = createContext<FormData | null>(null);

/** What the request sent, for loaders and the page too; null when it sent no form. */
export function sentForm(context: Readonly<RouterContextProvider>): FormData | null {
  return context.get(formContext);
}

/** Reads the form once, for all middleware and actions. Anonymous forms are small and have no picture. */
export const formBody: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (SAFE.has(request.method)) return next();
  const contentType = request.headers.get("content-type") ?? "";
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!FORMS.has(type)) throw refusal(415, m.formNotOfPage());

  const isMember = isSignedIn(context);
  const max = isMember ? FORM_BYTES_MAX.members : FORM_BYTES_MAX.visitors;
  const isWithPicture = isMember && type !== URL_ENCODED && WITH_PICTURE.has(routerPath(url.pathname));
  // A letter of Urdu is two bytes and takes six in a URL-encoded form.
  const kept = type === URL_ENCODED ? 3 * max : isWithPicture ? IMAGE_BYTES_MAX + max : max;
  const { bytes, end, size, escapes } = await read(request, { kept, max, readAtMost: isMember ? 64 * MB : MB });

  const isWhole = size === bytes.length;
  const textSize = type === URL_ENCODED ? size - 2 * escapes : size;
  if (textSize > max && !isWithPicture) throw tooLarge(textSize, max);
  const whole = isWhole ? bytes : closed(bytes, end, contentType);
  const form = await parse(whole, contentType);
  if (!form) throw refusal(400, m.formUnreadable());
  // The form itself says that a picture is too large.
  if (!isWhole && ![...form.values()].some(isTooLarge)) throw tooLarge(textSize, max);

  markUnreadable(form, await unreadableFields(form, whole, type));
  context.set(formContext, form);
  Object.defineProperty(request, "formData", { value: () => Promise.resolve(form) });
  return next();
};

/** Browsers read a refusal only after they have sent all, so it reads on for a while. */
async function read({ body }: Request, { kept, max, readAtMost }: { kept: number; max: number; readAtMost: number }) {
  const pieces: Uint8Array[] = [];
  const ends: Uint8Array[] = [];
  let endSize = 0;
  let size = 0;
  let escapes = 0;
  // Cancelling would cut the connection before the answer is out.
  for await (const piece of body?.values({ preventCancel: true }) ?? []) {
    const head = piece.subarray(0, Math.max(0, kept - size));
    if (head.length > 0) pieces.push(head);
    const rest = piece.subarray(head.length);
    if (rest.length > 0) ends.push(rest);
    endSize += rest.length;
    while (endSize - (ends[0]?.length ?? 0) >= max) endSize -= ends.shift()?.length ?? 0;
    size += piece.length;
    for (const byte of piece) if (byte === PERCENT) escapes += 1;
    if (size > readAtMost) break;
  }
  return { bytes: Buffer.concat(pieces), end: Buffer.concat(ends), size, escapes };
}

/** Of a picture that is too large the middle is gone, and the fields after it follow. */
function closed(bytes: Buffer, end: Buffer, contentType: string) {
  const boundary = `\r\n--${/boundary="?([^";]+)/i.exec(contentType)?.[1] ?? ""}`;
  const next = end.indexOf(boundary);
  return Buffer.concat([bytes, next === -1 ? Buffer.from(`${boundary}--\r\n`) : end.subarray(next)]);
}

function isTooLarge(value: FormDataEntryValue) {
  return value instanceof File && value.size > IMAGE_BYTES_MAX;
}

async function parse(bytes: Buffer, contentType: string) {
  const body = new Response(new Uint8Array(bytes), { headers: { "content-type": contentType } });
  return body.formData().catch((error: unknown) => {
    if (error instanceof TypeError) return null;
    throw error;
  });
}

function tooLarge(size: number, max: number) {
  return refusal(413, `${tooLargeSentence(size, max)} ${m.formGoBack()}`);
}

function refusal(status: number, message: string) {
  return data({ message }, { status });
}
