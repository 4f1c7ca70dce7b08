import { z } from "@hono/zod-openapi";
import type { InLanguage } from "../../domain/translations/translations.ts";
import { recordId } from "../fields.ts";

export const oneById = z.object({ id: recordId });

export function countWords(html: string): number {
  return html.replaceAll(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;
}

export function languageJson({ textLanguage, isBehind }: InLanguage): InLanguage {
  return { ...(textLanguage === undefined ? {} : { textLanguage }), ...(isBehind === undefined ? {} : { isBehind }) };
}
