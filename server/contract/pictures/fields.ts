import { z } from "zod";
import { text } from "../text.ts";
import { ALT_MAX, IMAGE_BYTES_MAX, IMAGE_TOO_LARGE, NOT_A_PICTURE } from "./limits.ts";

export const PICTURE_MISSING = "Choose a picture.";
export const ALT_MISSING = "Say what the picture shows.";
export const alternativeText = text(ALT_MAX, ALT_MISSING);

/** A browser sends an empty file when none is chosen. @param missing the message when the field itself is missing. */
export function pictureFile(missing?: string) {
  return z
    .instanceof(File, { error: missing ?? NOT_A_PICTURE })
    .refine((file) => file.size <= IMAGE_BYTES_MAX, IMAGE_TOO_LARGE);
}
