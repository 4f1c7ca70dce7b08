import { z } from "zod";

const BYTES_MAX = 5 * 1024 * 1024;

/** A picture that is not too large. A browser sends an empty file where none is chosen. @param missing the sentence for no file field at all */
export function pictureFile(missing?: string) {
  return z
    .instanceof(File, missing === undefined ? {} : { error: missing })
    .refine((file) => file.size <= BYTES_MAX, "Image size should be less than 5MB");
}
