import { getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import type { FieldOf } from "../../../../server/contract/content/fields.ts";
import { kindsOfContent } from "../../../../server/contract/content/kinds.ts";
import { languageOf } from "../../../../server/contract/languages.ts";
import type { EnglishBeside } from "../../../api/types.ts";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { TextAreaField, TextField } from "../../../forms/field.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { DeskPair } from "./desk-pair.tsx";
import { fieldIn, type OneField, type Parts } from "./editor-form.tsx";
import type { ItemName } from "./item.ts";
import { FormEnd } from "./form-end.tsx";
import { RiskFields } from "./risk-fields.tsx";
import type { EditorFields } from "./source-rows.ts";
import { isSentence } from "./text-names.ts";
import { TextPairs } from "./text-pairs.tsx";
import { sectionFields } from "./text-sections.ts";
import { textOf } from "./typed.ts";
import type { WritingForm } from "./use-writing.tsx";

export type English = Omit<EnglishBeside, "document"> & { document: EditorFields };

interface Props extends WritingForm {
  name: ItemName;
  english: English;
  clock: string;
  look: ReactNode;
}

/** Each field of the translation beside what it says in English. */
export function DeskForm({ name, english, clock, look, ...written }: Props) {
  const { id, known, result, risks } = written;
  const sections = { ...sectionFields(textOf(known["body"])), ...Object(known["sections"]) };
  const [form, named] = useForm<Record<string, Parts>>({
    id,
    lastResult: result,
    constraint: {},
    defaultValue: { ...known, sections },
  });
  const field = (one: string) => fieldIn(named, one);
  const { fields, text } = kindsOfContent[name.kind];
  const shown: EditorFields = result?.initialValue ?? known;
  const version = typeof shown["version"] === "string" ? shown["version"] : known.version;
  const { code: lang, direction: dir, inEnglish } = languageOf(name.language);
  // Without the comma it would read as 'Sign in'.
  const shownLabel = (label: string) => (isSentence(name.kind) ? `${label},` : label);
  const labelled = (label: string) => `${shownLabel(label)} in ${inEnglish}`;
  const changeOf = (one: string) => english.changes?.find((change) => change.field === one)?.differences;
  return (
    <Form method="post" {...getFormProps(form)} className="editor-form desk">
      <ErrorSummary form={form} />
      <input type="hidden" name="version" value={version} />
      <p className="hint">Where a field is empty, readers see the English.</p>
      {fields
        .filter(({ name }) => english.fields.includes(name) && isFilledIn(english.document[name], known[name]))
        .map((one) => (
          <DeskPair
            key={one.name}
            label={shownLabel(one.label)}
            words={english.document[one.name]}
            change={changeOf(one.name)}
          >
            <Control
              of={one}
              field={field(one.name)}
              label={labelled(one.label)}
              {...(textOf(english.document[one.name]).includes("{{") ? { hint: KEPT } : {})}
              lang={lang}
              dir={dir}
            />
          </DeskPair>
        ))}
      {text && english.hasText && isFilledIn(english.document["body"], known["body"]) ? (
        <TextPairs
          name={name}
          label={text}
          field={field("sections")}
          words={textOf(english.document["body"])}
          change={changeOf("body")}
          written={textOf(known["body"])}
        />
      ) : null}
      <RiskFields field={field("changeSource")} risks={risks} shown={shown} result={result} language={name.language} />
      <FormEnd form={written} field={field} clock={clock} look={look} />
    </Form>
  );
}

const KEPT = "Leave {{…}} as in English: it becomes words of the table of signs.";

/** What is empty in English readers see nowhere. */
function isFilledIn(english: unknown, own: unknown) {
  return textOf(english) !== "" || textOf(own) !== "";
}

interface ControlProps {
  of: FieldOf;
  field: OneField;
  label: string;
  hint?: string;
  lang: string;
  dir: "ltr" | "rtl";
}

function Control({ of: { control, isLong, max = 240 }, ...field }: ControlProps) {
  if (control === "lines") return <TextAreaField {...field} max={max} rows={3} />;
  return isLong ? <TextAreaField {...field} max={max} rows={1} /> : <TextField {...field} />;
}
