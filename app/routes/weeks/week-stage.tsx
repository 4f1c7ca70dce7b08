import { useRef, type ReactNode } from "react";
import { Link } from "react-router";
import { BeadRing } from "../../components/bead-ring.tsx";
import { Figures } from "../../components/figures.tsx";
import { keptOn } from "../../components/kept-page.tsx";
import { useTurning } from "../../enhance/turning.ts";
import { Icon } from "../../icons/icon.tsx";
import { WeekChips } from "./week-chips.tsx";
import type { WeekView } from "./week-view.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
import { attributesIn, TextIn } from "../../components/text-in.tsx";

interface Props {
  view: WeekView;
  addressOf: (week: number) => string;
  children: ReactNode;
}

export function WeekStage({ view, addressOf, children }: Props) {
  const { week, own, last, chips, title, textLanguage, about, shape, scale, ring, figures } = view;
  const isKept = import.meta.env.SSR && keptOn() !== "";
  const stage = useRef<HTMLElement>(null);
  useTurning(stage, week > 1 ? addressOf(week - 1) : null, week < last ? addressOf(week + 1) : null);
  return (
    <section className="stage of-week" aria-labelledby="week" ref={stage}>
      <div>
        {children}
        <WeekChips chips={chips} chosen={week} own={own} addressOf={addressOf} />
        {own === null || own === week ? null : (
          <p className="to-own">
            <Link className="button small" to={addressOf(own)} preventScrollReset viewTransition>
              <Icon name="chevron-left" />
              {m.weekBackTo({ week: own })}
            </Link>
          </p>
        )}
        <BeadRing {...ring} />
        <TextIn as="h1" id="week" language={textLanguage}>
          {title}
        </TextIn>
        {shape ? (
          <p>
            <Rich of={m.weekSize} marks={{ size: <strong {...attributesIn(textLanguage)} /> }} with={{ size: shape }} />
          </p>
        ) : null}
        {about ? <p>{about}</p> : null}
        {scale && !isKept ? <p className="hint">{scale}</p> : null}
        <Figures figures={figures} />
      </div>
    </section>
  );
}
