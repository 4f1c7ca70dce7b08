import type { Answer, CallOptions } from "../support/api-call.ts";

/** Who can call the API, whoever made her. */
interface Caller {
  id: string;
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
}

/** One member writes to another; the call's answer. */
export function write(from: Caller, to: Caller, text: string, more: Record<string, unknown> = {}) {
  const body = { senderId: from.id, recieverId: to.id, text, createdAt: "2001-01-01T00:00:00Z", ...more };
  return from.call("POST", "/chat/add", { body });
}

/** What one member reads of her talk with another. */
export function readTalk(member: Caller, partner: Caller, more: Record<string, unknown> = {}) {
  return member.call("POST", "/chat/get", { body: { senderId: member.id, recieverId: partner.id, ...more } });
}
