import { BODY_MAX } from "../../../../server/contract/content/limits.ts";
import { languageOf } from "../../../../server/contract/languages.ts";
import type { Difference } from "../../../api/types.ts";
import { TextAreaField } from "../../../forms/field.tsx";
import { DeskPair } from "./desk-pair.tsx";
import type { OneField } from "./editor-form.tsx";
import type { ItemName } from "./item.ts";
import { MarkdownHelp } from "./markdown-help.tsx";
import { MarkdownTools } from "./markdown-tools.tsx";
import { changedSections, sectionKey, sectionsOf } from "./text-sections.ts";

interface Props {
  name: ItemName;
  label: string;
  field: OneField;
  /** In English. */
  words: string;
  change: Difference[] | undefined;
  written: string;
}

/** Each section of a translated text beside the one that has its place in English. */
export function TextPairs({ name, label, field, words, change, written }: Props) {
  const { code: lang, direction: dir, inEnglish } = languageOf(name.language);
  const english = sectionsOf(words);
  const changes = change ? changedSections(change) : [];
  const count = Math.max(english.length, sectionsOf(written).length);
  const fields = field.getFieldset();
  const part = (index: number) => (count > 1 ? `, part ${index + 1} of ${count}` : "");
  return (
    <>
      {count > 1 ? (
        <p className="hint">
          Write the parts in their order. They count as one field: once one part is written, readers see none in
          English.
        </p>
      ) : null}
      <MarkdownHelp kind={name.kind} isTranslation />
      {Array.from({ length: count }, (_, index) => {
        const own = fields[sectionKey(index)];
        return own ? (
          <DeskPair
            key={own.name}
            label={label}
            part={part(index)}
            words={english[index]}
            change={changes[index]?.some(({ kind }) => kind !== "same") ? changes[index] : undefined}
          >
            <TextAreaField
              field={own}
              label={`${label} in ${inEnglish}${part(index)}`}
              unlessNeeded={count > 1 ? "(with the other parts)" : undefined}
              max={BODY_MAX}
              rows={count > 1 || name.kind === "tip" ? 4 : 18}
              tools={<MarkdownTools textId={own.id} hasDangerBox={false} />}
              lang={lang}
              dir={dir}
            />
          </DeskPair>
        ) : null;
      })}
    </>
  );
}
