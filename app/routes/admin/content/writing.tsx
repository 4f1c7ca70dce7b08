import { useState } from "react";
import { useActionData } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { Restored } from "../../../components/restored.tsx";
import { useLast } from "../../../forms/use-last.ts";
import { EditorForm, type Choices } from "./editor-form.tsx";
import { draftDocument } from "./draft-document.ts";
import { LookPane } from "./look-pane.tsx";
import { lookAddress } from "./look-address.ts";
import type { LiveLook } from "./looking.ts";
import type { EditorAnswer } from "./save.ts";
import type { EditorFields } from "./source-rows.ts";
import { useLook } from "./use-look.ts";
import { ConflictNotice } from "./conflict-notice.tsx";

interface Props {
  kind: ContentKind;
  /** Undefined for a new item. */
  itemKey?: string;
  known: EditorFields & { version: string };
  /** Unsent fields by their names; they belong to the version on which they were typed. */
  draft: Record<string, string>;
  choices: Choices;
  clock: string;
  /** Of the stored text; null for a new item. */
  looked: LiveLook | null;
}

const FORM_ID = "edit";

export function Writing({ kind, itemKey, known, draft, choices, clock, looked }: Props) {
  const answer = useLast<EditorAnswer>(useActionData<EditorAnswer>());
  const [isRestored] = useState(Object.keys(draft).length > 0);
  const address = lookAddress(kind, itemKey);
  const { answer: live, isLate } = useLook(FORM_ID, address, isRestored || answer !== undefined);
  const isLive = useHydrated();
  return (
    <>
      {isRestored && !answer ? <Restored /> : null}
      {answer?.conflict ? <ConflictNotice conflict={answer.conflict} /> : null}
      <EditorForm
        id={FORM_ID}
        kind={kind}
        known={{ ...known, ...draftDocument(draft) }}
        choices={choices}
        clock={clock}
        result={answer?.result}
        risks={live?.risks ?? answer?.risks ?? looked?.risks ?? []}
        faults={live?.faults ?? answer?.faults ?? looked?.faults ?? null}
        isLive={isLive}
        look={
          <LookPane
            look={live?.look ?? answer?.preview ?? looked?.look ?? null}
            categories={choices.category}
            preview={answer?.preview}
            isLate={isLate}
          />
        }
      />
    </>
  );
}
