import { useEffect, useEffectEvent } from "react";
import { followEvents } from "./live-stream.ts";
import { publishNews, useNews, type News } from "./live.ts";

/** @param known null for a visitor, undefined until that is known. */
export function useLiveUpdates(known: News | null | undefined) {
  const news = useNews();
  const { lastEvent = 0, unread = 0 } = known ?? {};
  const lastKnown = useEffectEvent(() => Math.max(news.lastEvent, lastEvent));
  const unreadNow = useEffectEvent(() => news.unread);
  const isMember = Boolean(known);
  const isVisitor = known === null;

  useEffect(() => publishNews({ lastEvent, unread }), [lastEvent, unread]);
  useEffect(() => {
    if (!isMember) return undefined;
    return followEvents({ lastEvent: () => lastKnown(), unread: () => unreadNow(), onNews: publishNews });
  }, [isMember]);
  useEffect(() => {
    if (isVisitor) publishNews(null);
  }, [isVisitor]);
}
