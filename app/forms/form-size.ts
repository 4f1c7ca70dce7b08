import { fileSize } from "../format/file-size.ts";

const KB = 1_024;

/** Bytes of a form's text, as it is before it is encoded. */
export const FORM_BYTES_MAX = { visitors: 128 * KB, members: 1_024 * KB };

export function tooLargeSentence(size: number, max: number): string {
  const sizes = `it has ${fileSize(size)}, and we take at most ${fileSize(max)} at once`;
  return `This form is too large: ${sizes}. Make it shorter by ${fileSize(size - max)}, or send it in parts.`;
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
