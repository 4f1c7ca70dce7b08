import { pictureFile } from "../../../server/contract/pictures/fields.ts";
import { ALT_MAX } from "../../../server/contract/pictures/limits.ts";
import { anyText, isVisible } from "../../../server/contract/text.ts";
import { m } from "../../messages/m.ts";
import { say } from "../../../server/contract/sentences/say.ts";

/** In the order of the form: the file is last, since a browser may be cut off in it. */
export const pictureParts = {
  alt: anyText(ALT_MAX).optional(),
  image: pictureFile()
    .refine((file) => file.size === 0 || file.type.startsWith("image/"), { error: () => say.notAPicture() })
    .optional(),
};

/** A picture without its words; or words alone, as when the form came back, which keeps no file. */
export function halfPicture(form: FormData): Record<string, string[]> | undefined {
  const [image, alt] = [form.get("image"), form.get("alt")];
  const hasWords = typeof alt === "string" && isVisible(alt);
  const hasFile = image instanceof File && image.size > 0;
  if (hasFile && !hasWords) return { alt: [say.altMissing()] };
  return hasWords && !hasFile ? { image: [m.forumPictureAgain()] } : undefined;
}
