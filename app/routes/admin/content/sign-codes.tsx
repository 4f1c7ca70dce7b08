import { Fragment, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { insertInto } from "./markdown-tools.tsx";
import type { SignChoice } from "./sign-choice.ts";

interface CodesProps {
  textId: string;
  codes: string[];
  label?: string;
}

/** What is put into a text by a press of a button; without script it is there to be copied. */
export function Codes({ textId, codes, label }: CodesProps) {
  const isHydrated = useHydrated();
  return (
    <div className="hint">
      {label ?? (isHydrated ? "Put in:" : "For the text:")}{" "}
      {codes.map((code) =>
        isHydrated ? (
          <Fragment key={code}>
            <button type="button" className="button small" onClick={() => insertInto(textId, code)}>
              {code}
            </button>{" "}
          </Fragment>
        ) : (
          <code key={code}>{code} </code>
        ),
      )}
    </div>
  );
}

export function codesOf({ value, hasThreshold }: SignChoice): string[] {
  const names = hasThreshold ? ["urgency", "threshold", "sign"] : ["urgency", "sign"];
  return names.map((name) => `{{${name}:${value}}}`);
}

interface Props {
  textId: string;
  signs: SignChoice[];
  /** As stored: the signs that it names already come first. */
  written: string;
}

/** More would be longer to read than a word of it to type. */
const SHOWN_MAX = 8;

/** The signs of the whole table, to be found by their words. */
export function FoundCodes({ textId, signs, written }: Props) {
  const isHydrated = useHydrated();
  const [search, setSearch] = useState("");
  if (!isHydrated || signs.length === 0) return null;
  const isNamed = ({ value }: SignChoice) => new RegExp(`[:,]${value}[,}]`).test(written);
  const found = signs
    .filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()))
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  return (
    <details className="more sign-codes">
      <summary>Put in words of the table of signs</summary>
      <input
        type="search"
        aria-label="Find a sign"
        placeholder="Find a sign"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <div className="choices stacked long-list">
        {found.slice(0, SHOWN_MAX).map((sign) => (
          <Codes key={sign.value} textId={textId} codes={codesOf(sign)} label={sign.label} />
        ))}
        {found.length === 0 ? <p role="status">No sign found. Try another word.</p> : null}
        {found.length > SHOWN_MAX ? <p className="hint">Find others by their words.</p> : null}
      </div>
    </details>
  );
}
