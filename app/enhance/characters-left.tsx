import { useEffect, useState } from "react";
import { m } from "../messages/m.ts";

/** Screen readers announce the number only after a pause in typing. */
const PAUSE_MS = 1_000;

interface Props {
  inputId: string;
  max: number;
  id: string;
}

export function CharactersLeft({ inputId, max, id }: Props) {
  const [left, setLeft] = useState<number>();
  const [announced, setAnnounced] = useState<number>();

  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLTextAreaElement)) return undefined;
    const count = () => setLeft(max - Array.from(input.value.normalize("NFC")).length);
    if (input.value) count();
    input.addEventListener("input", count);
    return () => input.removeEventListener("input", count);
  }, [inputId, max]);

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(left), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <p className={left !== undefined && left < 0 ? "count over" : "count"}>
      <span id={id}>{left === undefined ? m.charactersAtMost({ figure: inFigures(max) }) : inWords(left)}</span>
      <span className="visually-hidden" role="status">
        {announced === undefined ? "" : inWords(announced)}
      </span>
    </p>
  );
}

function inWords(left: number) {
  return left < 0 ? m.charactersTooMany({ figure: inFigures(-left) }) : m.charactersLeft({ figure: inFigures(left) });
}

function inFigures(number: number) {
  return number.toLocaleString("en");
}
