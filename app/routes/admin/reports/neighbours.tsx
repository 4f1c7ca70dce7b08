import type { OpenCase } from "../../../api/types.ts";
import { shorten } from "../../../format/shorten.ts";
import { Quoted } from "./quoted.tsx";
import { stateInWords } from "./words.ts";

const TEXT_MAX = 500;

export function Neighbours({ neighbours }: Pick<OpenCase, "neighbours">) {
  const sides = [
    { name: "Before it", texts: neighbours.filter(({ isBefore }) => isBefore) },
    { name: "After it", texts: neighbours.filter(({ isBefore }) => !isBefore) },
  ].filter(({ texts }) => texts.length > 0);
  if (sides.length === 0) return null;
  return (
    <details className="more">
      <summary>Before and after it in the thread</summary>
      {sides.map(({ name, texts }) => (
        <section key={name}>
          <h3>{name}</h3>
          {texts.map(({ id, kind, author, title, text, state }) => (
            <div key={id}>
              <p className="quiet">
                {kind === "post" ? "The post, by" : "A comment by"} <bdi>{author.fullName}</bdi>
                {author.isPseudonym ? " (a pseudonym)" : null}.{state === "shown" ? null : ` ${stateInWords[state]}`}
              </p>
              <Quoted title={title} text={shorten(text, TEXT_MAX)} />
            </div>
          ))}
        </section>
      ))}
    </details>
  );
}
