import type { FieldMetadata } from "@conform-to/react";
import type { DateParts } from "../../../forms/date-parts.ts";
import { DateField } from "../../../forms/date-field.tsx";
import { TextField } from "../../../forms/field.tsx";
import { formatDate } from "../../../format/dates.ts";
import { Icon } from "../../../icons/icon.tsx";
import { CHECKED_TODAY } from "./source-rows.ts";
import { dateOf, textOf, within } from "./typed.ts";

type Row = FieldMetadata<DateParts & { name: string; url: string }>;

interface Props {
  rows: { row: Row; typed: unknown }[];
  isOptional: boolean;
  /** It advises readers about health. */
  isAdvice: boolean;
}

/** One line for each source; its fields are below it. */
export function SourceFields({ rows, isOptional, isAdvice }: Props) {
  if (rows.length === 0) return null;
  const isOnly = rows.length === 1;
  const isEmpty = rows.every(({ typed }) => saidOf(typed) === "");
  return (
    <section className="source-rows" aria-labelledby="edit-sources">
      <h2 id="edit-sources">{isOnly ? "Source" : "Sources"}</h2>
      <p className="hint">{hintFor(rows.length, { isOptional, isAdvice })}</p>
      {rows.map(({ row, typed }, index) => {
        const { name, url } = row.getFieldset();
        const said = saidOf(typed);
        return (
          <details
            key={row.name}
            className="source-row"
            open={(!isOptional && ((isEmpty && index === 0) || isOnly)) || !row.valid || undefined}
          >
            <summary>
              <Icon name={iconFor(typed, said)} />
              <span>
                {said ? (
                  <strong>
                    <bdi>{said}</bdi>
                  </strong>
                ) : isOnly ? (
                  "Add a source"
                ) : (
                  `Add source ${index + 1}`
                )}{" "}
                {said ? <span className="hint">{checkedInWords(typed)}</span> : null}
              </span>
              <Icon name="chevron-down" />
            </summary>
            <fieldset>
              <legend className="visually-hidden">Source {index + 1}</legend>
              <TextField field={name} label="Publisher and title" />
              <TextField field={url} label="Address" />
              <label className="choice">
                <input
                  type="checkbox"
                  name={`${row.name}.${CHECKED_TODAY}`}
                  defaultChecked={textOf(within(typed, CHECKED_TODAY)) === "on"}
                />
                I checked it today
              </label>
              <DateField field={row} label="Date checked" hint="If you checked it on another day." />
            </fieldset>
          </details>
        );
      })}
    </section>
  );
}

function saidOf(typed: unknown) {
  return textOf(within(typed, "name")) || textOf(within(typed, "url"));
}

function iconFor(typed: unknown, said: string) {
  if (!said) return "plus";
  return dateOf(typed) ? "check" : "triangle-alert";
}

function checkedInWords(typed: unknown) {
  const checked = dateOf(typed);
  if (!checked) return "not checked yet";
  return /^\d{4}-\d{2}-\d{2}$/.test(checked) && !Number.isNaN(Date.parse(checked))
    ? `checked ${formatDate(checked)}`
    : "the date is not right yet";
}

function hintFor(rows: number, { isOptional, isAdvice }: Omit<Props, "rows">) {
  if (isOptional && isAdvice) return "Add one if the advice says more than the sources of its signs.";
  if (isOptional) return "Where it is announced, if anywhere.";
  if (rows === 1) return "Before publishing, check it and enter the date.";
  return "Before publishing, check at least one and enter the date. To remove a source, empty its fields.";
}
