import { z } from "@hono/zod-openapi";
import { recordId } from "../fields.ts";

export const pictureUrl = z.string().openapi({ description: "Path of the picture, to prefix with the API base" });
export const html = z.string().openapi({ description: "HTML" });

export const SourceJson = z
  .object({ name: z.string(), url: z.string(), checked: z.string().optional().openapi({ format: "date" }) })
  .openapi("Source");

export const oneById = z.object({ id: recordId });
