import { readFileSync } from "node:fs";
import { z } from "zod";
import { AREAS, type Area } from "../../contract/symptoms/areas.ts";
import { shippedId } from "../identity.ts";

const shipped = z.object({ questions: z.array(z.object({ key: z.string(), area: z.enum(AREAS) })) });

const areas = new Map(
  shipped
    .parse(JSON.parse(readFileSync(new URL("../../content/danger-check.json", import.meta.url), "utf8")))
    .questions.map(({ key, area }) => [shippedId("dangerSign", key), area] as const),
);

/** Of a question of the danger check by its id; `body` for one that is shipped no longer. */
export const areaOf = (id: string): Area => areas.get(id) ?? "body";
