import { useState } from "react";
import { useActionData } from "react-router";
import { Restored } from "../../../components/restored.tsx";
import { useLast } from "../../../forms/use-last.ts";
import { EditorForm, type Choices } from "./editor-form.tsx";
import { heldDocument } from "./held-document.ts";
import type { Kind } from "./kinds.ts";
import type { EditorAnswer } from "./save.ts";
import type { EditorFields } from "./source-rows.ts";
import { ConflictNotice, Preview } from "./written.tsx";

interface Props {
  kind: Kind;
  known: EditorFields & { version: string };
  /** Unsent fields by their names; they belong to the version on which they were typed. */
  held: Record<string, string>;
  choices: Choices;
  clock: string;
}

export function Writing({ kind, known, held, choices, clock }: Props) {
  const answer = useLast<EditorAnswer>(useActionData<EditorAnswer>());
  const [isRestored] = useState(Object.keys(held).length > 0);
  return (
    <>
      {isRestored && !answer ? <Restored /> : null}
      {answer?.conflict ? <ConflictNotice conflict={answer.conflict} /> : null}
      {answer?.preview ? <Preview of={answer.preview} /> : null}
      <EditorForm
        kind={kind}
        known={{ ...known, ...heldDocument(held) }}
        choices={choices}
        clock={clock}
        isRestored={isRestored}
        result={answer?.result}
      />
    </>
  );
}
