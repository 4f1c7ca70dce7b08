import { getFormProps, type FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import { BODY_MAX } from "../../../../server/contract/content/limits.ts";
import { hasField, unitsOf } from "../../../../server/contract/content/plan-fields.ts";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { TextAreaField } from "../../../forms/field.tsx";
import type { Constraints } from "../../../forms/constraints.ts";
import { useForm } from "../../../forms/use-form.ts";
import type { Icons } from "./icon-field.tsx";
import { Control } from "./control.tsx";
import { FormEnd } from "./form-end.tsx";
import { MarkdownHelp } from "./markdown-help.tsx";
import { MarkdownTools } from "./markdown-tools.tsx";
import { sourceNames, sourceRows, type EditorFields } from "./source-rows.ts";
import { RecurrenceFields } from "./recurrence-fields.tsx";
import { numbersOf, REPEATS } from "./recurrence.ts";
import type { SignChoice } from "./sign-choice.ts";
import { Codes, CodesOfTicked, FoundCodes } from "./sign-codes.tsx";
import { SignsField } from "./signs-field.tsx";
import type { Upload } from "./upload-field.tsx";
import { RiskFields } from "./risk-fields.tsx";
import { SourceFields } from "./source-fields.tsx";
import { textOf, within } from "./typed.ts";
import type { WritingForm } from "./use-writing.tsx";

export interface Choices {
  uploads: Upload[];
  icons: Icons;
  category: { value: string; label: string }[];
  city: { value: string; label: string }[];
  symptom: { value: string; label: string }[];
  sign: SignChoice[];
}

interface Props extends WritingForm {
  kind: ContentKind;
  /** Empty for a new item. */
  itemKey: string;
  choices: Choices;
  /** Of the baby in a week, as readers have it. */
  size: string;
  clock: string;
  look: ReactNode;
}

/** A field is a text, a date, the numbers of a recurrence, a row of a source or a group of checkboxes. */
export interface Parts {
  day: string;
  month: string;
  year: string;
  days: string;
  weekday: string;
  nth: string;
  name: string;
  url: string;
  [choice: string]: string;
}

export type OneField = FieldMetadata<Parts>;

export function EditorForm({ kind, itemKey, choices, size, clock, look, ...written }: Props) {
  const { id, known, result, risks } = written;
  const [form, named] = useForm<Record<string, Parts>>({
    id,
    lastResult: result,
    constraint: constraintOf(kind),
    defaultValue: known,
  });
  const field = (name: string) => fieldIn(named, name);
  const { fields, text, sources, isAdvice } = kindsOfContent[kind];
  const shown: EditorFields = result?.initialValue ?? known;
  const version = typeof shown["version"] === "string" ? shown["version"] : known.version;
  const rows = sourceRows(kind, shown);
  const ticked = choices.sign.filter(({ value }) => textOf(within(field("signs").value, value)) === "on");
  const belowOf = (name: string) => {
    const textId = field(name).id;
    if (name === "advice") return <CodesOfTicked signs={ticked} textId={textId} />;
    if (name !== "summary" && name !== "body") return null;
    return (
      <>
        {kind === "symptom" && name === "body" ? <Codes textId={textId} codes={["{emergencyNumber}"]} /> : null}
        <FoundCodes textId={textId} signs={choices.sign} written={textOf(known[name])} />
      </>
    );
  };
  const when = ["repeats", "date", "time", "wholeDay", ...REPEATS] as const;
  return (
    <Form method="post" {...getFormProps(form)} className="editor-form">
      <div className="writing">
        <ErrorSummary form={form} />
        <input type="hidden" name="version" value={version} />
        {fields
          .filter(({ name }) => hasField(itemKey, name) && !(kind === "event" && name === "time"))
          .map((one) =>
            one.choices === "sign" ? (
              <SignsField
                key={one.name}
                field={field(one.name)}
                label={one.label}
                hint={one.hint}
                choices={choices.sign}
                who={textOf(field("who").value)}
              />
            ) : (
              <Control
                key={one.name}
                of={one}
                field={field(one.name)}
                choices={choices}
                units={unitsOf(kind, itemKey, one.name)}
                isInDanger={kind === "dangerSign" || textOf(field("isDangerSign").value) === "on"}
                below={belowOf(one.name)}
                placeholder={one.name === "shape" ? size : undefined}
              />
            ),
          )}
        {kind === "event" ? <RecurrenceFields fields={record(when, (name) => field(name))} /> : null}
        {text ? (
          <TextAreaField
            field={field("body")}
            label={text}
            max={BODY_MAX}
            rows={kind === "tip" ? 4 : 18}
            below={belowOf("body")}
            tools={
              <>
                <MarkdownHelp kind={kind} />
                <MarkdownTools textId={field("body").id} hasDangerBox={kind === "article"} pictures={choices.uploads} />
              </>
            }
          />
        ) : null}
        <SourceFields
          rows={rows.map((name) => ({ row: field(name), typed: shown[name] }))}
          isOptional={sources === "optional"}
          isAdvice={isAdvice}
        />
        <RiskFields field={field("changeSource")} risks={risks} shown={shown} result={result} />
      </div>
      <FormEnd form={written} field={field} clock={clock} look={look} />
    </Form>
  );
}

export function fieldIn(fields: { [name: string]: OneField }, name: string): OneField {
  const field = fields[name];
  if (!field) throw new Error(`the form has no field ${name}`);
  return field;
}

function record<Name extends string>(names: readonly Name[], of: (name: Name) => OneField): Record<Name, OneField> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there is an entry for each of the names
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, OneField>;
}

function constraintOf(kind: ContentKind): Constraints {
  const { fields, text } = kindsOfContent[kind];
  const names = [
    ...fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
    ...(text ? ["body"] : []),
    "publishAt",
    "changeSource",
    ...REPEATS.flatMap((kind) => numbersOf[kind].map((name) => `${kind}.${name}`)),
    // The parts of a row are validated together, so all of them are marked as required.
    ...sourceNames.flatMap((row) => [`${row}.name`, `${row}.url`]),
  ];
  return Object.fromEntries(names.map((name) => [name, { required: true }]));
}
