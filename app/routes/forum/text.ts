import type { RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import type { Comment, Post } from "../../api/types.ts";

/** Names a post or comment. */
export interface TextId {
  kind: "post" | "comment";
  id: string;
}

/** A post or comment. */
export type Text = { kind: "post"; post: Post } | { kind: "comment"; comment: Comment };

/** What the address of a dialog is about; null when it names nothing. */
export function textIdOf({ searchParams }: URL): TextId | null {
  const [post, comment] = [searchParams.get("post"), searchParams.get("comment")];
  if (post) return { kind: "post", id: post };
  return comment ? { kind: "comment", id: comment } : null;
}

/** The post or comment as it stands now; null when she may not meet it. */
export async function textOf({ kind, id }: TextId, context: Readonly<RouterContextProvider>): Promise<Text | null> {
  const { socialform, comment } = getApi(context);
  const call = { param: { id } };
  if (kind === "post") {
    const found = await attempt(socialform[":id"].$get(call));
    return found.ok ? { kind, post: found.value.data } : null;
  }
  const found = await attempt(comment[":id"].$get(call));
  return found.ok ? { kind, comment: found.value.data } : null;
}
