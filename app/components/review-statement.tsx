import type { ClinicianReview, Source } from "../api/types.ts";
import { formatDate } from "../format/dates.ts";

interface Props {
  review: ClinicianReview | null;
  sources: Pick<Source, "name">[];
  /** Of a text whose source stands right above. */
  isShort?: boolean;
}

/** Says which clinician has checked a text about health, or that none has. */
export function ReviewStatement({ review, sources, isShort = false }: Props) {
  if (!review) {
    return (
      <p className="review-statement">
        No doctor, nurse or midwife has checked this text yet.
        {isShort ? null : <> Written from what {publishersOf(sources)} published.</>}
      </p>
    );
  }
  const { name, qualification, registration, date, isChangedSince } = review;
  return (
    <p className="review-statement">
      Checked by <bdi>{name}</bdi>, <bdi>{qualification}</bdi>
      {registration ? (
        <>
          {" "}
          (registration <bdi>{registration}</bdi>)
        </>
      ) : null}
      , on <time dateTime={date}>{formatDate(date)}</time>.{isChangedSince ? " The text was changed since then." : null}
    </p>
  );
}

const NAMED = 3;

/** The publisher stands before the colon in a source's name. */
function publishersOf(sources: Pick<Source, "name">[]) {
  const names = [...new Set(sources.map(({ name }) => (name.split(":")[0] ?? name).trim()))];
  const shown = names.length > NAMED ? [...names.slice(0, NAMED - 1), `${names.length - NAMED + 1} others`] : names;
  const last = shown.at(-1) ?? "its sources";
  return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} and ${last}` : last;
}
