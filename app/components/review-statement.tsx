import type { ClinicianReview, Source } from "../api/types.ts";
import { formatDate } from "../format/dates.ts";
import { apart } from "../format/words.ts";
import { m } from "../messages/m.ts";

interface Props {
  review: ClinicianReview | null;
  sources: Pick<Source, "name">[];
  /** Of a text whose source stands right above. */
  isShort?: boolean;
}

export function ReviewStatement({ review, sources, isShort = false }: Props) {
  if (!review) {
    return (
      <p className="review-statement">
        {m.reviewNone()}
        {isShort ? null : ` ${writtenFrom(sources)}`}
      </p>
    );
  }
  const { name, qualification, registration, isChangedSince } = review;
  const said = { name, qualification, date: formatDate(review.date) };
  return (
    <p className="review-statement">
      {registration ? m.reviewByRegistered({ ...said, registration }) : m.reviewBy(said)}
      {isChangedSince ? ` ${m.reviewChangedSince()}` : null}
    </p>
  );
}

const NAMED = 3;

/** The publisher stands before the colon in a source's name. */
function writtenFrom(sources: Pick<Source, "name">[]) {
  const names = [...new Set(sources.map(({ name }) => apart((name.split(":")[0] ?? name).trim())))];
  const [last] = names.slice(-1);
  if (last === undefined) return m.reviewWrittenFromSources();
  if (names.length === 1) return m.reviewWrittenFrom({ publishers: last });
  const shown = names.slice(0, Math.min(NAMED, names.length) - 1);
  const before = shown.join(m.listComma());
  const count = names.length - shown.length;
  const publishers = names.length > NAMED ? m.listAndOthers({ before, count }) : m.listAnd({ before, last });
  return m.reviewWrittenFrom({ publishers });
}
