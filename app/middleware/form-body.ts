import { data, href, type MiddlewareFunction } from "react-router";
import { isSignedIn } from "./session.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
const KB = 1_024;

const MB = 1_024 * KB;
const FORMS = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

const ANONYMOUS_MAX = 128 * KB;
const MEMBERS_MAX = MB;
/** Large enough to read a camera's photo, so that the form itself can say that it is too large. */
const WITH_PICTURE_MAX = 32 * MB;
const WITH_PICTURE = new Set([href("/account/profile"), href("/admin/pictures/add")]);

/** Anonymous forms have no picture, so a stranger can make us read little. */
export const formBody: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (SAFE.has(request.method)) return next();
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!FORMS.has(type)) throw refusal(415, "What was sent is not a form of this page.");
  const isMember = isSignedIn(context);
  const membersMax = WITH_PICTURE.has(url.pathname) ? WITH_PICTURE_MAX : MEMBERS_MAX;
  const max = isMember ? membersMax : ANONYMOUS_MAX;
  const readAtMost = isMember ? WITH_PICTURE_MAX : MEMBERS_MAX;
  if ((await sizeOf(request.clone(), readAtMost)) > max)
    throw refusal(413, "This form is too large. Send less at once.");
  const form = await request.clone().formData().catch(unreadable);
  if (!form) throw refusal(400, "This form can't be read. Go back and send it again.");
  return next();
};

/** Browsers read a refusal only after they have sent all, so it reads on for a while. */
async function sizeOf({ body }: Request, readAtMost: number) {
  let size = 0;
  // A clone can be cancelled only together with its original.
  for await (const piece of body?.values({ preventCancel: true }) ?? []) {
    size += piece.length;
    if (size > readAtMost) break;
  }
  return size;
}

function unreadable(error: unknown) {
  if (error instanceof TypeError) return null;
  throw error;
}

function refusal(status: number, message: string) {
  return data({ message }, { status });
}
