import { z, type RouteConfig } from "@hono/zod-openapi";
import type { Context, HonoRequest } from "hono";
import { createMiddleware } from "hono/factory";
import { isUtf8, unreadableFields } from "../contract/letters.ts";
import { IMAGE_BYTES_MAX } from "../contract/pictures/limits.ts";
import type { ApiEnvironment } from "./environment.ts";
import { answer } from "./failures.ts";
import { type Words } from "../contract/sentences/words.ts";
import { say } from "../contract/sentences/say.ts";

const KB = 1024;
const MB = 1024 * KB;
const TOO_LARGE = { msg: say.tooLarge, path: "" };
interface Limit {
  bytes: number;
  /** How much more is read and thrown away: most clients read an answer only after sending all. */
  readOn: number;
  problem: { msg: Words; path: string };
}

const forms: Record<string, Limit> = {
  "application/x-www-form-urlencoded": { bytes: 128 * KB, readOn: MB, problem: TOO_LARGE },
  "multipart/form-data": { bytes: 128 * KB, readOn: MB, problem: TOO_LARGE },
};
const withPicture: Limit = {
  bytes: IMAGE_BYTES_MAX + 64 * KB,
  readOn: 32 * MB,
  problem: { msg: say.imageTooLarge, path: "image" },
};

/** @param jsonMax bytes, where a call takes more than others. */
export function checkBody({ body: taken }: NonNullable<RouteConfig["request"]> = {}, jsonMax = 64 * KB) {
  const types = Object.keys(taken?.content ?? {});
  const isOptional = taken?.required === false;
  const takesPicture = hasPicture(taken?.content?.["multipart/form-data"]);
  const limitOf = (type: string) => {
    if (type === "application/json") return { bytes: jsonMax, readOn: MB, problem: TOO_LARGE };
    return takesPicture ? withPicture : forms[type];
  };
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const type = c.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
    if (types.length === 0) return next();
    if (!type && isOptional && (await readUpTo({ bytes: 0, readOn: MB }, c.req.raw))) {
      leaveOutBody(c);
      return next();
    }
    if (!type) return answer(c, 415, say.bodyTypeMissing, undefined, "unsupported_type");
    const limit = types.includes(type) ? limitOf(type) : undefined;
    if (!limit) return answer(c, 415, () => sendOne(types), undefined, "unsupported_type");

    const bytes = await readUpTo(limit, c.req.raw);
    if (!bytes) return answer(c, 413, limit.problem.msg, [limit.problem], "too_large");
    if (isOptional && bytes.length === 0) {
      leaveOutBody(c);
      return next();
    }
    const { url, method, headers } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, body: bytes });
    if (type === "application/json") return isUtf8(bytes) ? next() : answerUnreadable(c, [""]);
    const form = await c.req.formData().catch(() => null);
    if (!form) return answer(c, 400, say.requestUnreadable, undefined, "malformed");
    const unreadable = await unreadableFields(form, bytes, type);
    return unreadable.size > 0 ? answerUnreadable(c, unreadable) : next();
  });
}

function sendOne([type = "", other]: string[]) {
  return other === undefined ? say.sendType({ type }) : say.sendEitherType({ type, other });
}

export function isJson(request: HonoRequest): boolean {
  return /^application\/json/i.test(request.header("content-type") ?? "");
}

/** An empty body may still have a stream, which can't be read twice, and a type, which old apps send with every call. */
function leaveOutBody(c: Context<ApiEnvironment>) {
  const { url, method, headers: sent } = c.req.raw;
  const headers = new Headers(sent);
  headers.delete("content-type");
  c.req.raw = new Request(url, { method, headers });
}

function hasPicture(form: unknown) {
  return (
    form instanceof Object && "schema" in form && form.schema instanceof z.ZodObject && "image" in form.schema.shape
  );
}

export async function readUpTo({ bytes: max, readOn }: Pick<Limit, "bytes" | "readOn">, { body }: Request) {
  const pieces: Uint8Array[] = [];
  let size = 0;
  // Cancelling would cut the connection before the answer is out.
  for await (const piece of body?.values({ preventCancel: true }) ?? []) {
    size += piece.length;
    if (size > max + readOn) break;
    if (size <= max) pieces.push(piece);
    else pieces.length = 0;
  }
  return size > max ? undefined : Buffer.concat(pieces);
}

function answerUnreadable(c: Context<ApiEnvironment>, names: Iterable<string>) {
  const problems = Array.from(names, (path) => ({ msg: say.notUtf8, path }));
  return answer(c, 400, say.notUtf8, problems, "malformed");
}
