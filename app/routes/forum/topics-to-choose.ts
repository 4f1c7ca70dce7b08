import type { RouterContextProvider } from "react-router";
import { forumTopics } from "../../api/shared.ts";
import type { ForumTopic } from "../../api/types.ts";

/** An unlisted topic is offered to who comes from it. */
export async function topicsToChoose(
  context: Readonly<RouterContextProvider>,
  chosen: string | undefined,
): Promise<ForumTopic[]> {
  const topics = await forumTopics(context);
  return topics.ok ? topics.value.data.filter(({ id, isUnlisted }) => !isUnlisted || id === chosen) : [];
}
