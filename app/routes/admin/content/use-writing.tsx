import { useState } from "react";
import { useActionData } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { Restored } from "../../../components/restored.tsx";
import { useLast } from "../../../forms/use-last.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { draftDocument } from "./draft-document.ts";
import type { LiveLook } from "./looking.ts";
import type { EditorAnswer } from "./save.ts";
import type { EditorFields } from "./source-rows.ts";
import { useLook } from "./use-look.ts";

export interface Written {
  known: EditorFields & { version: string };
  /** Unsent fields by their names; they belong to the version on which they were typed. */
  draft: Record<string, string>;
  /** Of the stored text; null where there is none yet. */
  looked: LiveLook | null;
  resting: Resting;
}

export type Resting = "waiting" | "unchanged" | "empty" | null;

export function useWriting(id: string, lookAddress: string, { known, draft, looked, resting }: Written) {
  const answer = useLast<EditorAnswer>(useActionData<EditorAnswer>());
  const [isRestored] = useState(Object.keys(draft).length > 0);
  const { answer: live, isLate } = useLook(id, lookAddress, isRestored || answer !== undefined);
  const isTouched = isRestored || answer !== undefined || live !== null;
  const stored = resting === "waiting" ? null : looked;
  return {
    notices: (
      <>
        {isRestored && !answer ? <Restored /> : null}
        {answer?.conflict ? <ConflictNotice conflict={answer.conflict} /> : null}
      </>
    ),
    form: {
      id,
      known: { ...known, ...draftDocument(draft) },
      result: answer?.result,
      risks: live?.risks ?? answer?.risks ?? stored?.risks ?? [],
      faults: live?.faults ?? answer?.faults ?? stored?.faults ?? null,
      resting: isTouched ? null : resting,
      /** The look beside the form follows what is typed. */
      isLive: useHydrated(),
    },
    pane: {
      look: live?.look ?? answer?.preview ?? looked?.look ?? null,
      preview: answer?.preview,
      isLate,
    },
  };
}

export type WritingForm = ReturnType<typeof useWriting>["form"];
