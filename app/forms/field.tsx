import {
  getCollectionProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type FieldMetadata,
} from "@conform-to/react";
import { useState, type ChangeEventHandler, type ReactNode } from "react";
import { CharactersLeft } from "../enhance/characters-left.tsx";
import { RevealPassword } from "../enhance/reveal-password.tsx";
import { m } from "../messages/m.ts";

interface Common {
  field: FieldMetadata;
  label: string;
  hint?: ReactNode;
  /** When it may stay empty, in place of 'optional'; empty where other words say so. */
  unlessNeeded?: string | undefined;
}

/** Of what is typed, where it is not known from the letters of it. */
interface Written {
  lang?: string;
  dir?: "ltr" | "rtl";
}

interface TextFieldProps extends Common, Written {
  type?: "text" | "tel" | "email" | "search";
  autoComplete?: string;
  autoFocus?: boolean;
  placeholder?: string | undefined;
  inputMode?: "numeric" | "decimal";
  /** In characters, of what is short. */
  size?: number;
}

export function TextField({ field, label, hint, unlessNeeded, type = "text", ...rest }: TextFieldProps) {
  return (
    <Field field={field} label={label} hint={hint} unlessNeeded={unlessNeeded}>
      <input {...getInputProps(field, { type, ...describedBy(field, hint) })} dir="auto" {...rest} />
    </Field>
  );
}

interface TextAreaFieldProps extends Common, Written {
  /** Longer text is reported, never cut off. */
  max: number;
  rows: number;
  tools?: ReactNode;
  below?: ReactNode;
}

export function TextAreaField({
  field,
  label,
  hint,
  unlessNeeded,
  max,
  rows,
  tools,
  below,
  ...written
}: TextAreaFieldProps) {
  const countId = `${field.id}-count`;
  return (
    <Field field={field} label={label} hint={hint} unlessNeeded={unlessNeeded}>
      {tools}
      <textarea
        {...getTextareaProps(field, describedBy(field, hint, countId))}
        minLength={undefined}
        maxLength={undefined}
        rows={rows}
        dir="auto"
        {...written}
      />
      <CharactersLeft inputId={field.id} max={max} id={countId} />
      {below}
    </Field>
  );
}

export function PasswordField({ field, label, hint, autoComplete }: Common & { autoComplete: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field field={field} label={label} hint={hint}>
      <div className="password">
        <input
          {...getInputProps(field, { type: isShown ? "text" : "password", value: false, ...describedBy(field, hint) })}
          autoComplete={autoComplete}
          dir="auto"
        />
        <RevealPassword inputId={field.id} isShown={isShown} onToggle={() => setIsShown(!isShown)} />
      </div>
    </Field>
  );
}

interface Choice {
  value: string;
  label: string;
}

export function SelectField({
  field,
  label,
  hint,
  unlessNeeded,
  choices,
  prompt,
}: Common & { choices: Choice[]; prompt: string }) {
  return (
    <Field field={field} label={label} hint={hint} unlessNeeded={unlessNeeded}>
      <select {...getSelectProps(field, describedBy(field, hint))}>
        <option value="">{prompt}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface RadioFieldProps extends Omit<Common, "label"> {
  label: ReactNode;
  choices: { value: string; label: ReactNode; hint?: string }[];
  className?: string;
}

export function RadioField({ field, label, hint, choices, className = "choices" }: RadioFieldProps) {
  const options = choices.map(({ value }) => value);
  const controls = getCollectionProps(field, { type: "radio", options, ...describedBy(field, hint) });
  return (
    <fieldset className={field.errors ? "field wrong" : "field"}>
      <legend>{label}</legend>
      <Hint field={field} hint={hint} />
      <ErrorOf field={field} />
      <div className={className}>
        {controls.map(({ key, id, ...control }, index) => (
          <div key={key} className="text-line">
            <label className="choice">
              {/* The error summary's link focuses the first choice. */}
              <input {...control} id={index === 0 ? field.id : id} />
              {choices[index]?.label}
            </label>
            {choices[index]?.hint ? <p className="hint">{choices[index].hint}</p> : null}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

export function CheckboxField({ field, label, hint }: Omit<Common, "label"> & { label: ReactNode }) {
  return (
    <div className="field">
      <label className="choice">
        <input {...getInputProps(field, { type: "checkbox", ...describedBy(field, hint) })} />
        {label}
      </label>
      <Hint field={field} hint={hint} />
      <ErrorOf field={field} />
    </div>
  );
}

export function PictureField({
  field,
  label,
  hint,
  onChange,
}: Common & { onChange?: ChangeEventHandler<HTMLInputElement> }) {
  return (
    <Field field={field} label={label} hint={hint}>
      <div className="file">
        {/* In the page's language, which a browser's own button need not speak. */}
        <label className="button small" htmlFor={field.id}>
          {m.fieldPictureChoose()}
        </label>{" "}
        <input
          {...getInputProps(field, { type: "file", ...describedBy(field, hint) })}
          accept="image/jpeg,image/png,image/webp"
          onChange={onChange}
        />
      </div>
    </Field>
  );
}

export function Field({
  field,
  label,
  hint,
  unlessNeeded = m.fieldOptional(),
  children,
}: Common & { children: ReactNode }) {
  return (
    <div className={field.errors ? "field wrong" : "field"}>
      <label htmlFor={field.id}>
        {label}
        {field.required || !unlessNeeded ? null : <span className="optional">{` ${unlessNeeded}`}</span>}
      </label>
      <Hint field={field} hint={hint} />
      <ErrorOf field={field} />
      {children}
    </div>
  );
}

export function Hint({ field, hint }: Pick<Common, "field" | "hint">) {
  return hint ? (
    <p className="hint" id={field.descriptionId}>
      {hint}
    </p>
  ) : null;
}

export function ErrorOf({ field, errors = field.errors }: { field: FieldMetadata; errors?: string[] | undefined }) {
  return errors?.length ? (
    <p className="error" id={field.errorId}>
      <span className="visually-hidden">{`${m.fieldError()} `}</span>
      {errors[0]}
    </p>
  ) : null;
}

export function describedBy(field: FieldMetadata, hint: ReactNode, countId?: string) {
  const ids = [hint ? field.descriptionId : "", countId ?? ""].filter(Boolean);
  return ids.length > 0 ? { ariaDescribedBy: ids.join(" ") } : {};
}
