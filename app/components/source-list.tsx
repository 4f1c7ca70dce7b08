import type { ClinicianReview, Source } from "../api/types.ts";
import { formatDate } from "../format/dates.ts";
import { ReviewStatement } from "./review-statement.tsx";

interface Props {
  sources: Source[];
  /** Of a text about health: who has reviewed it, or null. */
  review?: ClinicianReview | null;
}

export function SourceList({ sources, review }: Props) {
  return (
    <aside className="sources">
      <h2>Sources</h2>
      <ul>
        {sources.map(({ name, url, checked }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {name}
            </a>
            {checked ? <span className="quiet"> Checked {formatDate(checked)}</span> : null}
          </li>
        ))}
      </ul>
      {review === undefined ? null : <ReviewStatement review={review} sources={sources} />}
    </aside>
  );
}
