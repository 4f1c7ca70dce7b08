import { data, type MiddlewareFunction } from "react-router";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
const KB = 1_024;

/** Large enough to read a camera's photo, so that the form itself can say that it is too large. */
const limits: Record<string, number> = {
  "application/x-www-form-urlencoded": 128 * KB,
  "multipart/form-data": 32 * 1_024 * KB,
};

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
  // A clone can be cancelled only together with its original.
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
