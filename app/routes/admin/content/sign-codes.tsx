import { Fragment, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { insertInto } from "./markdown-tools.tsx";
import type { SignChoice } from "./sign-choice.ts";
import { isFound, NoneFound, SignSearch } from "./sign-search.tsx";

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

function codesOf({ value, hasThreshold }: SignChoice): string[] {
  const names = hasThreshold ? ["urgency", "threshold", "sign"] : ["urgency", "sign"];
  return names.map((name) => `{{${name}:${value}}}`);
}

/** The codes of the signs that a question asks about. */
export function CodesOfTicked({ signs, textId }: { signs: SignChoice[]; textId: string }) {
  if (signs.length === 0) return <p className="hint">Tick a sign above to put in its words.</p>;
  return signs.map((sign) => <Codes key={sign.value} textId={textId} codes={codesOf(sign)} />);
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
    .filter(({ label }) => isFound(label, search))
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  return (
    <details className="more sign-codes">
      <summary>Put in words of the table of signs</summary>
      <SignSearch value={search} onSearch={setSearch} />
      <div className="choices stacked long-list">
        {found.slice(0, SHOWN_MAX).map((sign) => (
          <Codes key={sign.value} textId={textId} codes={codesOf(sign)} label={sign.label} />
        ))}
        {found.length === 0 ? <NoneFound /> : null}
        {found.length > SHOWN_MAX ? <p className="hint">Find others by their words.</p> : null}
      </div>
    </details>
  );
}
