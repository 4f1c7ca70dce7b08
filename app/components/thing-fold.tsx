import type { ReactNode } from "react";
import type { NextThing } from "../format/next-thing.ts";
import { inOneLine } from "../format/words.ts";
import { DoneForm } from "./next-card.tsx";
import { ThingSentence } from "./thing-sentence.tsx";
import { VaccineLine } from "./vaccine-line.tsx";

interface Props {
  thing: NextThing;
  /** In place of its own. */
  title?: ReactNode;
  about?: ReactNode;
  /** The address of the page, to which its form leads back. */
  back: string;
  children?: ReactNode;
}

/** One line of a thing of the plan, which opens to the rest of it. */
export function ThingFold({ thing, title = thing.title, about, back, children }: Props) {
  const { line, sentence, status, shots } = thing;
  const isMissed = status === "missed";
  return (
    <details>
      <summary>
        {title}
        {line ? (
          <>
            {"\u00A0· "}
            <span className="quiet">{inOneLine(line)}</span>
          </>
        ) : null}
      </summary>
      <p>
        <ThingSentence of={sentence} />
      </p>
      {about}
      {isMissed && shots.length > 0 ? <VaccineLine shots={shots} /> : null}
      {isMissed ? <DoneForm thing={thing} back={back} /> : null}
      {children}
    </details>
  );
}
