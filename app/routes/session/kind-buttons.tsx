import { Fragment } from "react";
import { href } from "react-router";
import type { Kind } from "./registration-schema.ts";

const kinds: { kind: Kind; address: string; words: string }[] = [
  { kind: "pregnant", address: href("/register"), words: "I am pregnant" },
  { kind: "postPartum", address: `${href("/register")}?type=postPartum`, words: "My baby is born" },
];

/** Both buttons send the form, so that what she typed is kept. */
export function KindButtons({ kind }: { kind: Kind }) {
  return (
    <>
      {/* Enter presses the first button of a form, which must be this one. */}
      <button className="visually-hidden" type="submit" name="intent" value="register" tabIndex={-1} aria-hidden="true">
        Register
      </button>{" "}
      <div className="tabs" role="group" aria-label="Pregnant or after birth">
        {kinds.map(({ kind: of, address, words }) => (
          <Fragment key={of}>
            <button type="submit" name="intent" value="kind" formAction={address} aria-pressed={of === kind}>
              {words}
            </button>{" "}
          </Fragment>
        ))}
      </div>
    </>
  );
}
