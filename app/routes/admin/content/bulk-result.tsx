import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { LanguageCode } from "../../../../server/contract/languages.ts";
import type { BulkResult } from "./bulk.ts";
import { editorAddress } from "./editor-address.ts";

export function BulkAnswer({ result, language }: { result: BulkResult; language: LanguageCode }) {
  const { act, done, toCheck, refused } = result;
  const isNothing = done + toCheck + refused.length === 0;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [result]);
  return (
    <section
      className={isNothing || refused.length > 0 ? "error-summary" : "box help"}
      aria-labelledby="done"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads the reader here
      autoFocus
      ref={box}
    >
      <h2 id="done">{headingOf(act, done)}</h2>
      {isNothing ? <p>Choose at least one text first.</p> : null}
      {toCheck > 0 ? <p>{toCheck === 1 ? "1 waits" : `${toCheck} wait`} for a second person.</p> : null}
      {refused.length > 0 ? (
        <>
          <p>{refused.length === 1 ? "This one was" : `These ${refused.length} were`} left as before:</p>
          <ul>
            {refused.map(({ kind, key, title, sentence }) => (
              <li key={`${kind}/${key}`}>
                <Link to={editorAddress({ kind, key, language })}>
                  <bdi>{title || key}</bdi>
                </Link>
                : {sentence}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function headingOf(act: BulkResult["act"], done: number) {
  const texts = done === 1 ? "1 text" : `${done} texts`;
  if (act === "publish") return done === 0 ? "Nothing was published" : `${texts} published`;
  return done === 0 ? "Nothing was changed" : `Sources of ${texts} checked today`;
}
