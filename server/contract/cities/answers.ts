import { z } from "zod";

export const CityJson = z
  .object({ _id: z.string(), name: z.string(), isDeleted: z.boolean(), createdDate: z.string() })
  .meta({ id: "City" });
export type CityJson = z.infer<typeof CityJson>;
