import { z } from "@hono/zod-openapi";
import { invalid } from "../../failures.ts";
import { absent } from "../fields.ts";
import { say } from "../../contract/sentences/say.ts";
import { spoken, type Words } from "../../contract/sentences/words.ts";

export function pictureFile(wrong: Words) {
  return z
    .custom<File | string>((value) => value instanceof File || typeof value === "string", {
      error: () => spoken(wrong),
    })
    .openapi({ type: "string", format: "binary", description: "At most 5 MB" });
}

export const formBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: {
    "multipart/form-data": { schema, encoding: { image: { contentType: "image/jpeg, image/png, image/webp" } } },
  },
});

/** Null for no file, for the empty one that browsers send when none is chosen, and for what apps write of none. @throws {Failure} invalid, for text. */
export async function bytesOf(image: File | string | undefined): Promise<Uint8Array<ArrayBuffer> | null> {
  if (image === undefined || (image instanceof File && image.size === 0)) return null;
  if (absent.safeParse(image).success) return null;
  if (typeof image === "string") throw invalid("image", say.notAPicture);
  return new Uint8Array(await image.arrayBuffer());
}
