import { useState } from "react";
import { useActionData } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { languageOf } from "../../../../server/contract/languages.ts";
import { Restored } from "../../../components/restored.tsx";
import { useLast } from "../../../forms/use-last.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { DeskForm, type English } from "./desk-form.tsx";
import { draftDocument } from "./draft-document.ts";
import type { ItemName } from "./item.ts";
import { lookAddress } from "./look-address.ts";
import { LookPane } from "./look-pane.tsx";
import type { LiveLook } from "./looking.ts";
import type { EditorAnswer } from "./save.ts";
import type { EditorFields } from "./source-rows.ts";
import { useLook } from "./use-look.ts";

interface Props {
  name: ItemName;
  english: English;
  known: EditorFields & { version: string };
  /** Unsent fields by their names; they belong to the version on which they were typed. */
  draft: Record<string, string>;
  clock: string;
  /** Of the stored text; null where there is none yet. */
  looked: LiveLook | null;
}

const FORM_ID = "desk";

export function DeskWriting({ name, english, known, draft, clock, looked }: Props) {
  const answer = useLast<EditorAnswer>(useActionData<EditorAnswer>());
  const [isRestored] = useState(Object.keys(draft).length > 0);
  const { kind, key, language } = name;
  const { code: lang, direction: dir } = languageOf(language);
  const address = lookAddress(kind, key, language);
  const { answer: live, isLate } = useLook(FORM_ID, address, isRestored || answer !== undefined);
  return (
    <>
      {isRestored && !answer ? <Restored /> : null}
      {answer?.conflict ? <ConflictNotice conflict={answer.conflict} /> : null}
      <DeskForm
        id={FORM_ID}
        name={name}
        english={english}
        known={{ ...known, ...draftDocument(draft) }}
        clock={clock}
        result={answer?.result}
        risks={live?.risks ?? answer?.risks ?? looked?.risks ?? []}
        faults={live?.faults ?? answer?.faults ?? looked?.faults ?? null}
        isLive={useHydrated()}
        look={
          <LookPane
            look={live?.look ?? answer?.preview ?? looked?.look ?? null}
            categories={[]}
            preview={answer?.preview}
            isLate={isLate}
            written={{ lang, dir }}
          />
        }
      />
    </>
  );
}
