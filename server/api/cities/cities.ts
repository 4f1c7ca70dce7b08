import { z } from "@hono/zod-openapi";
import { listCities } from "../../domain/cities/cities.ts";
import { createRoute, router } from "../router.ts";
import { ok } from "../responses.ts";

const City = z
  .object({ _id: z.string(), name: z.string(), isDeleted: z.boolean(), createdDate: z.string() })
  .openapi("City");

const listing = createRoute({
  method: "get",
  path: "/city",
  tags: ["Cities"],
  summary: "The cities, a bare list",
  responses: ok("The cities", z.array(City)),
});

export const cities = router().openapi(listing, async (c) => {
  const rows = await listCities(c.var.context);
  return c.json(
    rows.map(({ id, name, isDeleted, createdAt }) => ({
      _id: id,
      name,
      isDeleted: isDeleted === 1,
      createdDate: new Date(createdAt).toISOString(),
    })),
    200,
  );
});
