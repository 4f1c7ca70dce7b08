import { getFieldsetProps, getInputProps, type FieldMetadata } from "@conform-to/react";
import { useState, type ChangeEvent } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { describedBy, ErrorOf, Hint } from "../../../forms/field.tsx";
import { groupsOfSigns, type SignChoice } from "./sign-choice.ts";
import { isFound, NoneFound, SignSearch } from "./sign-search.tsx";

interface Props {
  field: FieldMetadata<Record<string, string>>;
  label: string;
  hint: string | undefined;
  choices: SignChoice[];
  /** Whom the question asks; empty until that is chosen. */
  who: string;
}

/** The signs of those whom a question asks, the ticked ones first. */
export function SignsField({ field, label, hint, choices, who }: Props) {
  const isHydrated = useHydrated();
  const [search, setSearch] = useState("");
  const ticked = (key: string) => field.getFieldset()[key]?.initialValue === "on";
  const [chosen, setChosen] = useState(() => choices.filter(({ value }) => ticked(value)).map(({ value }) => value));
  const { "aria-describedby": description } = getFieldsetProps(field, describedBy(field, hint));
  const [first] = choices.toSorted((one, other) => Number(ticked(other.value)) - Number(ticked(one.value)));
  const isShown = ({ value, label, who: of }: SignChoice) =>
    !isHydrated || chosen.includes(value) || ((who === "" || of.includes(who)) && isFound(label, search));
  const tick = (key: string) => (event: ChangeEvent<HTMLInputElement>) => {
    const { checked } = event.currentTarget;
    setChosen((before) => (checked ? [...before, key] : before.filter((one) => one !== key)));
  };
  const box = (choice: SignChoice) => {
    const part = field.getFieldset()[choice.value];
    return part ? (
      <label key={choice.value} className="choice" hidden={!isShown(choice)}>
        <input
          {...getInputProps(part, { type: "checkbox", ariaAttributes: false })}
          // The error summary's link focuses the first choice.
          id={choice === first ? field.id : part.id}
          aria-describedby={choice === first && field.errors ? description : undefined}
          aria-invalid={field.errors ? true : undefined}
          onChange={tick(choice.value)}
        />
        {choice.label}
      </label>
    ) : null;
  };
  return (
    <fieldset className={field.errors ? "field wrong" : "field"} aria-describedby={description}>
      <legend>{`${label}, ${choices.length} to choose from`}</legend>
      <Hint field={field} hint={hint} />
      <ErrorOf field={field} />
      {isHydrated ? <SignSearch value={search} onSearch={setSearch} /> : null}
      <div className="choices stacked long-list">
        {groupsOfSigns(choices, ticked).map(({ name, signs }) => (
          <div key={name} role="group" aria-label={name} hidden={!signs.some(isShown)}>
            <p className="desk-label">{name}</p>
            {signs.map(box)}
          </div>
        ))}
        {choices.some(isShown) ? null : <NoneFound />}
      </div>
    </fieldset>
  );
}
