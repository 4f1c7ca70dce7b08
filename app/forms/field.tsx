import { useState, type ChangeEventHandler, type ReactNode } from "react";
import { CharactersLeft } from "../enhance/characters-left.tsx";
import { RevealPassword } from "../enhance/reveal-password.tsx";
import { controlProps, inputProps } from "./props.ts";
import type { Field as Meta } from "./use-form.ts";

interface Common {
  field: Meta;
  label: string;
  hint?: ReactNode;
}

interface TextFieldProps extends Common {
  type?: "text" | "tel" | "email" | "search";
  autoComplete?: string;
  autoFocus?: boolean;
  inputMode?: "numeric";
}

export function TextField({ field, label, hint, type = "text", ...rest }: TextFieldProps) {
  return (
    <Field field={field} label={label} hint={hint}>
      <input {...inputProps(field, hint)} type={type} {...rest} dir="auto" />
    </Field>
  );
}

interface TextAreaFieldProps extends Common {
  /** Longer text is reported, never cut off. */
  max: number;
  rows: number;
}

export function TextAreaField({ field, label, hint, max, rows }: TextAreaFieldProps) {
  const countId = `${field.id}-count`;
  const { "aria-describedby": described, ...props } = controlProps(field, hint);
  return (
    <Field field={field} label={label} hint={hint}>
      <textarea
        {...props}
        aria-describedby={described ? `${described} ${countId}` : countId}
        defaultValue={field.initialValue}
        rows={rows}
        dir="auto"
      />
      <CharactersLeft inputId={field.id} max={max} id={countId} />
    </Field>
  );
}

export function PasswordField({ field, label, hint, autoComplete }: Common & { autoComplete: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field field={field} label={label} hint={hint}>
      <div className="password">
        <input
          {...inputProps(field, hint)}
          type={isShown ? "text" : "password"}
          defaultValue={undefined}
          autoComplete={autoComplete}
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

export function SelectField({ field, label, hint, choices, prompt }: Common & { choices: Choice[]; prompt: string }) {
  return (
    <Field field={field} label={label} hint={hint}>
      <select {...controlProps(field, hint)} defaultValue={field.initialValue}>
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

interface RadioFieldProps extends Common {
  choices: { value: string; label: ReactNode }[];
  className?: string;
}

export function RadioField({ field, label, hint, choices, className = "choices" }: RadioFieldProps) {
  return (
    <fieldset className={field.errors ? "field wrong" : "field"}>
      <legend>{label}</legend>
      <Hint field={field} hint={hint} />
      <ErrorOf field={field} />
      <div className={className}>
        {choices.map(({ value, label }, index) => (
          <label key={value} className="choice">
            <input
              type="radio"
              {...controlProps(field, hint)}
              id={index === 0 ? field.id : undefined}
              value={value}
              defaultChecked={field.initialValue === value}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function CheckboxField({ field, label, hint }: Common) {
  return (
    <div className="field">
      <label className="choice">
        <input {...controlProps(field, hint)} type="checkbox" defaultChecked={field.initialValue === "on"} />
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
      <input {...controlProps(field, hint)} type="file" accept="image/jpeg,image/png,image/webp" onChange={onChange} />
    </Field>
  );
}

function Field({ field, label, hint, children }: Common & { children: ReactNode }) {
  return (
    <div className={field.errors ? "field wrong" : "field"}>
      <label htmlFor={field.id}>
        {label}
        {field.required ? null : <span className="optional"> (optional)</span>}
      </label>
      <Hint field={field} hint={hint} />
      <ErrorOf field={field} />
      {children}
    </div>
  );
}

export function Hint({ field, hint }: { field: { id: string }; hint?: ReactNode }) {
  return hint ? (
    <p className="hint" id={`${field.id}-hint`}>
      {hint}
    </p>
  ) : null;
}

export function ErrorOf({ field }: { field: { errorId: string; errors?: string[] | undefined } }) {
  return field.errors?.length ? (
    <p className="error" id={field.errorId}>
      <span className="visually-hidden">Error: </span>
      {field.errors[0]}
    </p>
  ) : null;
}
