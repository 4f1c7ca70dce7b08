import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { EditorForm, type Choices } from "./editor-form.tsx";
import { lookAddress } from "./look-address.ts";
import { LookPane } from "./look-pane.tsx";
import { useWriting, type Written } from "./use-writing.tsx";

interface Props extends Written {
  kind: ContentKind;
  itemKey?: string;
  choices: Choices;
  clock: string;
}

export function Writing({ kind, itemKey, choices, clock, ...written }: Props) {
  const { notices, form, pane } = useWriting("edit", lookAddress(kind, itemKey), written);
  const shown = pane.look?.shown;
  const size = shown?.as === "week" ? shown.size : "";
  const look = <LookPane {...pane} categories={choices.category} />;
  return (
    <>
      {notices}
      <EditorForm
        {...form}
        kind={kind}
        itemKey={itemKey ?? ""}
        choices={choices}
        size={size}
        clock={clock}
        look={look}
      />
    </>
  );
}
