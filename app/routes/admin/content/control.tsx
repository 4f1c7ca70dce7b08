import { Link } from "react-router";
import type { ReactNode } from "react";
import { FROM_SIGNS, type FieldOf } from "../../../../server/contract/content/fields.ts";
import { kindsOfContent } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE } from "../../../../server/contract/languages.ts";
import type { AgeUnit } from "../../../../server/contract/plan/rules.ts";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../../forms/field.tsx";
import { useApp } from "../../../use-app.ts";
import { CheckboxesField } from "./checkboxes-field.tsx";
import { listAddress } from "./editor-address.ts";
import type { Choices, OneField } from "./editor-form.tsx";
import { IconField } from "./icon-field.tsx";
import { NumberField } from "./number-field.tsx";
import { UploadField } from "./upload-field.tsx";

interface ControlProps {
  of: FieldOf;
  field: OneField;
  choices: Choices;
  units: readonly AgeUnit[];
  /** The text is about a danger sign. */
  isInDanger: boolean;
  below: ReactNode;
  /** What readers have where it is empty. */
  placeholder: string | undefined;
}

/** The control of a field, by its kind. */
export function Control({ of, field, choices, units, isInDanger, below, placeholder }: ControlProps) {
  const { label, hintInDays, control, prompt = "Choose" } = of;
  const hint = hintInDays && units.length === 1 && units[0] === "days" ? hintInDays : hintFor(of, field.initialValue);
  if (control === "check") return <CheckboxField field={field} label={label} hint={hint} />;
  if (control === "lines")
    return <TextAreaField field={field} label={label} hint={hint} max={of.max ?? 240} rows={3} below={below} />;
  if (control === "number") return <NumberField field={field} label={label} hint={hint} units={units} />;
  if (control === "upload") return <UploadField field={field} label={label} hint={hint} uploads={choices.uploads} />;
  if (control === "icon") return <IconField field={field} label={label} hint={hint} icons={choices.icons} />;
  if (control === "line" && of.isLong)
    return <TextAreaField field={field} label={label} hint={hint} max={of.max ?? 240} rows={1} />;
  if (control === "line") return <TextField field={field} label={label} hint={hint} placeholder={placeholder} />;
  const listed = Array.isArray(of.choices) ? of.choices : choices[of.choices ?? "category"];
  if (control === "choices") return <CheckboxesField field={field} label={label} hint={hint} choices={listed} />;
  const said = of.name === "helpline" ? <HintOfNumbers isInDanger={isInDanger} /> : hint;
  return <SelectField field={field} label={label} hint={said} choices={listed} prompt={prompt} />;
}

function hintFor({ name, hint }: FieldOf, value: unknown): string | undefined {
  return typeof value === "string" && value.includes("{{") && name !== "advice" ? `${hint ?? ""} ${FROM_SIGNS}` : hint;
}

function HintOfNumbers({ isInDanger }: { isInDanger: boolean }) {
  const { emergencyNumber } = useApp();
  return (
    <>
      {isInDanger ? `${emergencyNumber} is always shown for a danger sign. ` : null}
      The numbers themselves are under{" "}
      <Link to={listAddress({ language: FIRST_LANGUAGE, kind: "helpline" })}>{kindsOfContent.helpline.name}</Link>.
    </>
  );
}
