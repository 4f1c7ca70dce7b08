import { z } from "@hono/zod-openapi";
import { recordId } from "../fields.ts";

export const oneById = z.object({ id: recordId });
