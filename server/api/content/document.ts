import { z } from "@hono/zod-openapi";
import { BODY_MAX } from "../../contract/content/limits.ts";
import { anyText } from "../../contract/text.ts";
import type { ContentDocument } from "../../domain/content/documents.ts";
import { Failure, invalid, problemsOf, type Problem } from "../../failures.ts";
import { storableRecord } from "../fields.ts";
import { hasPicture } from "../../pictures/pictures.ts";

/** The kind's rules for the fields are checked when the document is published. */
export const documentBody = z.object({
  matter: storableRecord.openapi({
    description: "The fields before the text, as in the front matter of the kind's files",
  }),
  body: anyText(BODY_MAX).openapi({ description: "Markdown" }),
});

function requirePicture({ picture }: Record<string, unknown>) {
  if (typeof picture !== "string" || picture === "") return;
  if (!hasPicture(picture)) throw invalid("picture", `There is no icon named '${picture}'.`);
}

export function problemsOfPicture({ matter }: ContentDocument): Promise<Problem[]> {
  return problemsOf([() => requirePicture(matter)]);
}

export function documentFromFile(document: ContentDocument): ContentDocument {
  const read = documentBody.safeParse(document);
  if (!read.success) {
    const problems = read.error.issues.map(({ message, path }) => ({ msg: message, path: path.join(".") }));
    throw new Failure("invalid", problems[0]?.msg ?? "This is not as it should be.", { problems });
  }
  requirePicture(read.data.matter);
  return read.data;
}
