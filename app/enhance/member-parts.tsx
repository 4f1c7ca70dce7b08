import { useEffect, useState } from "react";
import type { News } from "./live.ts";
import type { MemberScript } from "./member-script.tsx";

/**
 * What script adds to every page of a member: news as they come, and the chat panel. It is fetched once a member is there.
 * @param known what the page was loaded with; null for a visitor, undefined while nobody knows who she is.
 */
export function MemberParts({ known }: { known: News | null | undefined }) {
  const [Script, setScript] = useState<typeof MemberScript>();
  const isMember = !!known;
  useEffect(() => {
    if (!isMember) return;
    // Without it the pages are as they are without script.
    import("./member-script.tsx").then(({ MemberScript }) => setScript(() => MemberScript)).catch(() => {});
  }, [isMember]);
  return Script ? <Script known={known} /> : null;
}
