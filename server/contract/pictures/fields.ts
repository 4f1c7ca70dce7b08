import { z } from "zod";
import { text } from "../text.ts";
import { ALT_MAX, IMAGE_BYTES_MAX, IMAGE_TOO_LARGE } from "./limits.ts";

export const PICTURE_MISSING = "Choose a picture.";
/** What a picture shows, for those who cannot see it. */
export const alternativeText = text(ALT_MAX, "Say what the picture shows.");

/** A picture that is not too large. A browser sends an empty file where none is chosen. @param missing the sentence for no file field at all */
export function pictureFile(missing?: string) {
  return z
    .instanceof(File, missing === undefined ? {} : { error: missing })
    .refine((file) => file.size <= IMAGE_BYTES_MAX, IMAGE_TOO_LARGE);
}
