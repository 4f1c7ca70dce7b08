import { useState } from "react";
import { sentWords } from "../enhance/sent-words.ts";
import type { TypedWords } from "../forms/typed-words.ts";
import { useRequestFacts } from "./request-facts.tsx";
import { m } from "../messages/m.ts";

const ID = "kept-words";

/** Of a form whose page can't be shown again; the server writes the words into the page, where script finds them. */
export function useKeptWords(): TypedWords {
  const { words } = useRequestFacts();
  const [kept] = useState(() => (typeof document === "undefined" ? words : inBrowser()));
  return kept;
}

export function KeptWords({ words }: { words: TypedWords }) {
  if (words.length === 0) return null;
  return (
    <section id={ID} data-words={JSON.stringify(words)} aria-labelledby={`${ID}-title`}>
      <h2 id={`${ID}-title`}>{m.keptWords()}</h2>
      <p>{m.keptWordsNotSent()}</p>
      {words.map(([label, text], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change
        <div className="field" key={index}>
          <label htmlFor={`${ID}-${index}`}>{label}</label>
          <textarea id={`${ID}-${index}`} readOnly dir="auto" rows={text.length > 80 ? 8 : 2} defaultValue={text} />
        </div>
      ))}
    </section>
  );
}

function inBrowser(): TypedWords {
  const sent = sentWords();
  const shown = document.getElementById(ID)?.dataset["words"];
  return sent.length > 0 || shown === undefined ? sent : JSON.parse(shown);
}
