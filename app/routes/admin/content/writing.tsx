import { useState } from "react";
import { useActionData } from "react-router";
import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { Restored } from "../../../components/restored.tsx";
import { useLast } from "../../../forms/use-last.ts";
import { EditorForm, type Choices } from "./editor-form.tsx";
import { draftDocument } from "./draft-document.ts";
import type { EditorAnswer } from "./save.ts";
import type { EditorFields } from "./source-rows.ts";
import { ConflictNotice, Preview } from "./written.tsx";

interface Props {
  kind: ContentKind;
  known: EditorFields & { version: string };
  /** Unsent fields by their names; they belong to the version on which they were typed. */
  draft: Record<string, string>;
  choices: Choices;
  clock: string;
}

export function Writing({ kind, known, draft, choices, clock }: Props) {
  const answer = useLast<EditorAnswer>(useActionData<EditorAnswer>());
  const [isRestored] = useState(Object.keys(draft).length > 0);
  return (
    <>
      {isRestored && !answer ? <Restored /> : null}
      {answer?.conflict ? <ConflictNotice conflict={answer.conflict} /> : null}
      {answer?.preview ? <Preview of={answer.preview} /> : null}
      <EditorForm
        kind={kind}
        known={{ ...known, ...draftDocument(draft) }}
        choices={choices}
        clock={clock}
        result={answer?.result}
        risks={answer?.risks ?? []}
      />
    </>
  );
}
