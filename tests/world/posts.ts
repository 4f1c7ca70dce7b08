import type { CallOptions } from "../support/api-call.ts";
import type { NewMember } from "./members.ts";

/** What a post says, for `overrides` to change; with what an app may send and nobody believes. */
export const postWords = (overrides: Record<string, unknown> = {}) => ({
  moodID: 2,
  title: "Sleep",
  description: "I lie awake at three.",
  uploadingTime: 0,
  ...overrides,
});

type Writer = Pick<NewMember, "call">;

/** A post by this member, and its id. */
export async function postBy(author: Writer, overrides: Record<string, unknown> = {}): Promise<string> {
  return made(author, "/socialform/add", { body: postWords(overrides) });
}

/** A comment by this member, and its id. */
export async function commentBy(author: Writer, postId: string, overrides: Record<string, unknown> = {}) {
  const body = { comment: "Me too.", postId, createdDate: "2001-01-01T00:00:00Z", ...overrides };
  return made(author, "/comment/add", { body });
}

async function made(author: Writer, path: string, options: CallOptions) {
  const answer = await author.call("POST", path, options);
  if (answer.status !== 200) throw new Error(`She could not write: ${answer.status} ${answer.text}`);
  return answer.textAt("data._id");
}
