import { z } from "@hono/zod-openapi";
import { DataExportJson } from "../../contract/account/answers.ts";
import { password } from "../../contract/account/fields.ts";
import { EXPORT_PARTS } from "../../domain/exports/archive.ts";
import { exportOf, readExport, requestExport, type DataExport } from "../../domain/exports/exports.ts";
import { logAccess } from "../access-log.ts";
import { membersOnly } from "../authentication.ts";
import { deviceOf } from "../caller.ts";
import { bytes } from "../fields.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, ok } from "../responses.ts";

const described = { ...membersOnly, tags: ["Accounts"], path: "/user/data" as const };

const reading = createRoute({
  operationId: "readDataExport",
  ...described,
  method: "get",
  summary: "The state of the file with all the member's data",
  responses: { ...ok("Its state", inData(DataExportJson)), ...failures(401) },
});

const requesting = createRoute({
  operationId: "requestDataExport",
  ...described,
  middleware: [logAccess("data export"), membersOnly.middleware],
  method: "post",
  summary: "Have a file made with all the member's data; it is kept for a day",
  request: { body: jsonBody(z.object({ password: password() })) },
  responses: { ...ok("Its state", inData(DataExportJson)), ...failures(400, 401, 415, 429, 503) },
});

const downloading = createRoute({
  operationId: "downloadDataExport",
  ...membersOnly,
  tags: ["Accounts"],
  method: "get",
  path: "/user/data/file",
  summary: "The file with all the member's data, once it is done",
  responses: {
    200: { description: "A ZIP file", content: { "application/zip": { schema: bytes } } },
    ...failures(401, 404),
  },
});

export const dataExports = router()
  .openapi(reading, async (c) => c.json({ data: wireOf(await exportOf(c.var.context, c.var.actor.member)) }, 200))
  .openapi(requesting, async (c) => {
    const { context, actor, caller } = c.var;
    await requestExport(context, actor.member, c.req.valid("json").password, deviceOf(caller));
    return c.json({ data: wireOf(await exportOf(context, actor.member)) }, 200);
  })
  .openapi(downloading, async (c) => {
    const bytes = await readExport(c.var.context, c.var.actor.member);
    c.header("Content-Type", "application/zip");
    c.header("Content-Disposition", 'attachment; filename="umeed-my-data.zip"');
    return c.body(bytes);
  });

function wireOf(found: DataExport | null): DataExportJson {
  const isDone = found?.state === "done";
  return {
    state: found?.state ?? "none",
    partsDone: found?.partsDone ?? 0,
    parts: EXPORT_PARTS,
    size: isDone ? found.size : null,
    expiresTime: isDone ? found.expiresAt : null,
  };
}
