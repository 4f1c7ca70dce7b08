import type { ClinicianReview, Source } from "../api/types.ts";
import { spanOfDays } from "../format/dates.ts";
import { ReviewStatement } from "./review-statement.tsx";
import { SourceLink } from "./source-link.tsx";
import { m } from "../messages/m.ts";

interface Props {
  sources: Source[];
  /** Of a text about health: who has reviewed it, or null. */
  review?: ClinicianReview | null;
}

export function SourceList({ sources, review }: Props) {
  const days = sources.flatMap(({ checked }) => checked ?? []).toSorted();
  return (
    <aside className="sources">
      <h2>{m.sources()}</h2>
      {days.length > 0 ? <p className="quiet">{m.sourcesChecked({ date: spanOfDays(days) })}</p> : null}
      <SourceLinks sources={sources} />
      {review === undefined ? null : <ReviewStatement review={review} sources={sources} />}
    </aside>
  );
}

export function SourceLinks({ sources }: { sources: readonly Pick<Source, "name" | "url">[] }) {
  return (
    <ul>
      {sources.map(({ name, url }) => (
        <li key={url}>
          <SourceLink to={url} language="en">
            {name}
          </SourceLink>
        </li>
      ))}
    </ul>
  );
}
