import { MessagesPanelPlace } from "./messages-panel-place.tsx";
import type { News } from "./live.ts";
import { useLiveUpdates } from "./live-updates.ts";
import { WaitingForms } from "./waiting-forms.tsx";

export function MemberScript({ known }: { known: News | null | undefined }) {
  useLiveUpdates(known);
  return known ? (
    <>
      <MessagesPanelPlace />
      <WaitingForms />
    </>
  ) : null;
}
