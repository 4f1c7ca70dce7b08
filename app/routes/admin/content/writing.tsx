import { useState } from "react";
import { useActionData } from "react-router";
import { Restored } from "../../../components/restored.tsx";
import { useLast } from "../../../forms/use-form.ts";
import { EditorForm, type Choices } from "./editor-form.tsx";
import { heldDocument } from "./held-document.ts";
import type { Kind } from "./kinds.ts";
import type { EditorAnswer } from "./save.ts";
import type { EditorFields } from "./source-rows.ts";
import { ConflictNotice, Preview } from "./written.tsx";

interface Props {
  kind: Kind;
  /** What the document holds, and the version that it is. */
  known: EditorFields & { version: string };
  /** What was typed here before, by the fields' names; it counts for the version on which it was typed. */
  held: Record<string, string>;
  choices: Choices;
  /** The time zone of the time of publication. */
  clock: string;
}

/** The form of one item, and above it what its last answer was. */
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
