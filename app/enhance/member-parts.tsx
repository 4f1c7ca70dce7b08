import { useEffect, useState } from "react";
import type { News } from "./live.ts";
import type { MemberScript } from "./member-script.tsx";

export function MemberParts({ known }: { known: News | null | undefined }) {
  const [Script, setScript] = useState<typeof MemberScript>();
  const isMember = !!known;
  useEffect(() => {
    if (!isMember) return;
    import("./member-script.tsx").then(({ MemberScript }) => setScript(() => MemberScript)).catch(() => {});
  }, [isMember]);
  return Script ? <Script known={known} /> : null;
}
