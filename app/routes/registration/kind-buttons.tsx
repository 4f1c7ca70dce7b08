import { Fragment, type MouseEvent } from "react";
import type { Kind } from "./registration-schema.ts";
import { addressOf } from "./steps.ts";
import { pagePath } from "../../language.ts";
import { m } from "../../messages/m.ts";

const kinds: { kind: Kind; words: string }[] = [
  { kind: "pregnant", words: m.registerPregnant() },
  { kind: "postPartum", words: m.babyIsBorn() },
];

/** Both send the form, so what she typed is kept. Enter presses the first button of a form: that of the chosen kind. */
export function KindButtons({ kind: chosen }: { kind: Kind }) {
  const inOrder = kinds.toSorted((a, b) => Number(b.kind === chosen) - Number(a.kind === chosen));
  return (
    <div className={`segments kinds ${chosen}`} role="group" aria-label={m.registerKinds()}>
      {inOrder.map(({ kind, words }) => (
        <Fragment key={kind}>
          {kind === chosen ? (
            <button type="submit" name="intent" value="continue" aria-pressed="true" onClick={stay}>
              {words}
            </button>
          ) : (
            <button
              type="submit"
              name="intent"
              value="kind"
              formAction={pagePath(addressOf("dates", kind))}
              formNoValidate
              aria-pressed="false"
            >
              {words}
            </button>
          )}{" "}
        </Fragment>
      ))}
    </div>
  );
}

/** Pressed itself it does nothing; Enter in a field presses it while the field has the focus. */
function stay(event: MouseEvent<HTMLButtonElement>) {
  if (document.activeElement === event.currentTarget) event.preventDefault();
}
