import type { ReactNode } from "react";
import { DraftKeeper } from "../../../enhance/draft-keeper.tsx";
import { FormKey } from "../../../enhance/form-key.tsx";
import { EditorActs } from "./editor-acts.tsx";
import type { OneField } from "./editor-form.tsx";
import { PublishLater } from "./publish-later.tsx";
import type { WritingForm } from "./use-writing.tsx";

interface Props {
  form: WritingForm;
  field: (name: string) => OneField;
  clock: string;
  look: ReactNode;
}

export function FormEnd({ form: { id, risks, faults, resting, isLive, result }, field, clock, look }: Props) {
  return (
    <>
      {look}
      <EditorActs formId={id} faults={faults} resting={resting} isLive={isLive} hasRisks={risks.length > 0} />
      {/* After the buttons above, the first of which Enter presses. */}
      {resting === "waiting" && isLive ? null : (
        <PublishLater day={field("publishOn")} time={field("publishAt")} clock={clock} result={result} />
      )}
      <FormKey formId={id} pressed="s" intent="draft" />
      <DraftKeeper formId={id} />
    </>
  );
}
