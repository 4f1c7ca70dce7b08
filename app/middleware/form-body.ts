import { data, type MiddlewareFunction } from "react-router";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
const KB = 1_024;

/** Bytes that a form may have. A photo straight from a camera is read, so that its own form can say that it is too large. */
const limits: Record<string, number> = {
  "application/x-www-form-urlencoded": 128 * KB,
  "multipart/form-data": 32 * 1_024 * KB,
};

/** Refuses what is no form (415), is too large (413, counted while read) or can't be read (400), before any action. */
export const formBody: MiddlewareFunction<Response> = async ({ request }, next) => {
  if (SAFE.has(request.method)) return next();
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const limit = limits[type];
  if (limit === undefined) throw refusal(415, "What was sent is not a form of this page.");
  if (!(await isWithin(limit, request.clone()))) throw refusal(413, "This form is too large. Send less at once.");
  const form = await request.clone().formData().catch(unreadable);
  if (!form) throw refusal(400, "This form can't be read. Go back and send it again.");
  return next();
};

async function isWithin(limit: number, { body }: Request) {
  let size = 0;
  // A copy can be cancelled only together with what it is a copy of, so it is left where it is.
  for await (const piece of body?.values({ preventCancel: true }) ?? []) {
    size += piece.length;
    if (size > limit) return false;
  }
  return true;
}

function unreadable(error: unknown) {
  if (error instanceof TypeError) return null;
  throw error;
}

function refusal(status: number, message: string) {
  return data({ message }, { status });
}
