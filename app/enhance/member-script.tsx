import { ChatPanelPlace } from "./chat-panel-place.tsx";
import type { News } from "./live.ts";
import { useLiveUpdates } from "./live-updates.ts";

/** What script adds to every page of a member. @param known what the page was loaded with, as `MemberParts` has it. */
export function MemberScript({ known }: { known: News | null | undefined }) {
  useLiveUpdates(known);
  return known ? <ChatPanelPlace /> : null;
}
