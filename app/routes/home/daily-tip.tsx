import type { ReactNode } from "react";
import type { ClinicianReview, Source } from "../../api/types.ts";
import { PartProblem } from "../../components/part-problem.tsx";
import { ReviewStatement } from "../../components/review-statement.tsx";
import { Html } from "../../format/html.tsx";
import { Icon } from "../../icons/icon.tsx";

export type DailyTip =
  | { html: string; source: Source | null; review: ClinicianReview | null; problem?: undefined }
  | { problem: string };

export function DailyTipCard({ tip, children }: { tip: DailyTip; children?: ReactNode }) {
  return (
    <section className="tip" aria-labelledby="tip">
      <h2 id="tip">
        <Icon name="lightbulb" />
        Tip of the day
      </h2>
      {tip.problem === undefined ? (
        <>
          <Html html={tip.html} />
          {tip.source ? (
            <>
              <p className="source">
                Source: <a href={tip.source.url}>{tip.source.name}</a>
              </p>
              <ReviewStatement review={tip.review} sources={[tip.source]} />
            </>
          ) : null}
        </>
      ) : (
        <PartProblem what="the tip" problem={tip.problem} />
      )}
      {children}
    </section>
  );
}
