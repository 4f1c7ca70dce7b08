import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ApiEnvironment } from "../../../server/api/environment.ts";
import { failedPart } from "../../../server/api/failures.ts";
import { createLog } from "../../../server/log.ts";

const busy = new Error("database is locked");

const api = new Hono<ApiEnvironment>().get("/:fault", (c) => {
  c.set("log", createLog("silent"));
  c.set("isUnavailable", (error) => error === busy);
  return c.json(failedPart(c, c.req.param("fault") === "busy" ? busy : new Error("a mistake")));
});

test.each([
  ["busy", "unavailable", "This can't be done just now. Try again in a moment."],
  ["mistake", "internal", "Something went wrong on our side. Try again."],
])("a part that fails is told as a whole answer would be: %s", async (fault, code, message) => {
  const part: unknown = await (await api.request(`/${fault}`)).json();
  expect(part).toEqual({ message, errors: [{ msg: message, path: "" }], code });
});
