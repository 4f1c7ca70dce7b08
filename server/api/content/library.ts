import { z } from "@hono/zod-openapi";
import { recordId } from "../fields.ts";

export const oneById = z.object({ id: recordId });

export function countWords(html: string): number {
  return html.replaceAll(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;
}
