import { z } from "@hono/zod-openapi";
import { CityJson } from "../../contract/cities/answers.ts";
import { listCities } from "../../domain/cities/cities.ts";
import { languageIn } from "../../domain/translations/translations.ts";
import { createRoute, router } from "../router.ts";
import { ok } from "../responses.ts";

const listing = createRoute({
  operationId: "listCities",
  method: "get",
  path: "/city",
  tags: ["Cities"],
  summary: "The cities, a bare list",
  responses: ok("The cities", z.array(CityJson)),
});

export const cities = router().openapi(listing, async (c) => {
  const rows = await listCities(c.var.context);
  return c.json(
    rows.map(({ id, name, isDeleted, createdAt, ...text }) => ({
      _id: id,
      name,
      isDeleted: isDeleted === 1,
      createdDate: new Date(createdAt).toISOString(),
      ...languageIn(text),
    })),
    200,
  );
});
