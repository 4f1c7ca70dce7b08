import type { Peer } from "./listener.ts";

type AnswerApi = (request: Request, peer: Peer, timeoutMs?: number) => Promise<Response>;

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
/** What is written there stands on no page for visitors. */
const PRIVATE = new Set([
  "block",
  "calendar",
  "chat",
  "contact",
  "decision",
  "draft",
  "notification",
  "pregnancyinfo",
  "saved-article",
  "session",
  "support",
  "week",
]);
const SHOWN_OF_HERSELF = new Set(["update", "delete"]);

export function purgedByWrites(api: AnswerApi, changed: () => void): AnswerApi {
  return async (request, peer, timeoutMs) => {
    const response = await api(request, peer, timeoutMs);
    if (!SAFE.has(request.method) && response.ok && isShown(new URL(request.url).pathname)) changed();
    return response;
  };
}

function isShown(path: string) {
  const [, noun = "", part = ""] = path.split("/");
  return noun === "user" ? SHOWN_OF_HERSELF.has(part) : !PRIVATE.has(noun);
}
