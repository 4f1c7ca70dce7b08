import { z } from "zod";
import { text } from "../text.ts";
import { ALT_MAX, IMAGE_BYTES_MAX } from "./limits.ts";
import { say } from "../sentences/say.ts";
import { spoken, type Words } from "../sentences/words.ts";

export const alternativeText = text(ALT_MAX, say.altMissing);

/** A browser sends an empty file when none is chosen. @param missing the message when the field itself is missing. */
export function pictureFile(missing: Words = say.notAPicture) {
  return z
    .instanceof(File, { error: () => spoken(missing) })
    .refine((file) => file.size <= IMAGE_BYTES_MAX, { error: () => say.imageTooLarge() });
}
