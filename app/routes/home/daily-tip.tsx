import type { ReactNode } from "react";
import type { ClinicianReview, Source } from "../../api/types.ts";
import { PartProblem } from "../../components/part-problem.tsx";
import { ReviewStatement } from "../../components/review-statement.tsx";
import { Html } from "../../format/html.tsx";
import { Icon } from "../../icons/icon.tsx";
import { Rich } from "../../components/rich.tsx";
import { SourceLink } from "../../components/source-link.tsx";
import { m } from "../../messages/m.ts";
import { TranslationNote, type TextStanding } from "../../components/translation-note.tsx";

export type DailyTip =
  | (TextStanding & { html: string; source: Source | null; review: ClinicianReview | null; problem?: undefined })
  | { problem: string };

interface Props {
  tip: DailyTip;
  /** Stands beside the source. */
  children?: ReactNode;
}

export function DailyTipCard({ tip, children }: Props) {
  return (
    <section className="tip" aria-labelledby="tip">
      <h2 id="tip">
        <Icon name="lamp" />
        {m.homeTip()}
      </h2>
      {tip.problem === undefined ? (
        <>
          <Html html={tip.html} language={tip.textLanguage} />
          <TranslationNote textLanguage={tip.textLanguage} isUnreviewed={tip.isUnreviewed} />
        </>
      ) : (
        <PartProblem lead={m.homeTipNotLoaded()} problem={tip.problem} />
      )}
      {tip.problem === undefined && tip.source ? (
        <>
          <p className="source">
            <Rich
              of={m.sourceOf}
              marks={{ link: <SourceLink to={tip.source.url} language="en" /> }}
              with={{ name: tip.source.name }}
            />
            {children ? <>&nbsp;· {children}</> : null}
          </p>
          {tip.isUnreviewed && !tip.review ? null : (
            <ReviewStatement review={tip.review} sources={[tip.source]} isShort />
          )}
        </>
      ) : null}
      {(tip.problem !== undefined || !tip.source) && children ? <p className="source">{children}</p> : null}
    </section>
  );
}
