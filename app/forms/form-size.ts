import { fileSize } from "../format/file-size.ts";
import { m } from "../messages/m.ts";

const KB = 1_024;

/** Bytes of a form's text, as it is before it is encoded. */
export const FORM_BYTES_MAX = { visitors: 128 * KB, members: 1_024 * KB };

export function tooLargeSentence(size: number, max: number): string {
  return m.formTooLarge({ size: fileSize(size), most: fileSize(max), over: fileSize(size - max) });
}

/** @returns what to say of a form that the server would refuse; forms with files have limits of their own. */
export function tooLargeToSend(form: FormData, isMember: boolean): string | null {
  const entries: [string, string][] = [];
  for (const [name, value] of form) {
    if (typeof value !== "string") return null;
    entries.push([name, value]);
  }
  const max = isMember ? FORM_BYTES_MAX.members : FORM_BYTES_MAX.visitors;
  const encoded = new URLSearchParams(entries).toString();
  // An escaped byte is written as three.
  const size = encoded.length - 2 * (encoded.split("%").length - 1);
  return size > max ? tooLargeSentence(size, max) : null;
}
