import type { RouteConfig } from "@hono/zod-openapi";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { IMAGE_BYTES_MAX, IMAGE_TOO_LARGE } from "../contract/pictures/limits.ts";
import type { ApiEnvironment } from "./environment.ts";
import { answer } from "./failures.ts";

const KB = 1024;
/** A photo straight from a camera is within this. */
const READ_ON = 32 * 1024 * KB;
const TOO_LARGE = { msg: "This is too large.", path: "" };
const limits: Record<string, { bytes: number; problem: { msg: string; path: string } }> = {
  "application/json": { bytes: 64 * KB, problem: TOO_LARGE },
  "application/x-www-form-urlencoded": { bytes: 128 * KB, problem: TOO_LARGE },
  // Nothing but a picture makes a form as large as that.
  "multipart/form-data": { bytes: IMAGE_BYTES_MAX + 64 * KB, problem: { msg: IMAGE_TOO_LARGE, path: "image" } },
};

/** Refuses a body of a type that the route doesn't take (415), too large (413), not readable or not UTF-8 (400). */
export function checkBody({ body: taken }: NonNullable<RouteConfig["request"]> = {}) {
  const types = Object.keys(taken?.content ?? {});
  // A body may only be left out where the route says so.
  const isOptional = taken?.required === false;
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const type = c.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
    if (types.length === 0) return next();
    if (!type && isOptional && (await readUpTo(0, c.req.raw))) {
      // It came with a stream, though with nothing in it, which can be read no second time.
      const { url, method, headers } = c.req.raw;
      c.req.raw = new Request(url, { method, headers });
      return next();
    }
    if (!type) return answer(c, 415, "Say what the body is.", undefined, "unsupported_type");
    const limit = types.includes(type) ? limits[type] : undefined;
    if (!limit) return answer(c, 415, `Send ${types.join(" or ")}.`, undefined, "unsupported_type");

    const bytes = await readUpTo(limit.bytes, c.req.raw);
    if (!bytes) return answer(c, 413, limit.problem.msg, [limit.problem], "too_large");
    const { url, method, headers } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, body: bytes });
    const isReadable = type === "application/json" ? isUtf8(bytes) : await isForm(c, bytes);
    if (!isReadable) return answer(c, 400, "The request can't be read.", undefined, "malformed");
    return next();
  });
}

/**
 * Counted while read, since its length may be missing. What is too large is read on and let go, for most clients hear
 * an answer only once they have sent all.
 * @returns undefined when there are more than `max` bytes.
 */
async function readUpTo(max: number, { body }: Request) {
  const pieces: Uint8Array[] = [];
  let size = 0;
  // Cancelling would cut the connection before the answer is out.
  for await (const piece of body?.values({ preventCancel: true }) ?? []) {
    size += piece.length;
    if (size > max + READ_ON) break;
    if (size <= max) pieces.push(piece);
    else pieces.length = 0;
  }
  return size > max ? undefined : Buffer.concat(pieces);
}

function isUtf8(bytes: Uint8Array) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The parser puts U+FFFD where bytes are no UTF-8: a form whose texts have more of them than were sent is none. */
async function isForm(c: Context<ApiEnvironment>, bytes: Buffer) {
  try {
    const texts = [...(await c.req.formData()).values()].filter((value) => typeof value === "string");
    const decoded = texts.join("").split("\uFFFD").length;
    return decoded === 1 || decoded <= bytes.toString("latin1").split("\u00EF\u00BF\u00BD").length;
  } catch {
    return false;
  }
}
