import { Link } from "react-router";
import type { ContentItem } from "../../../api/types.ts";
import { dateAndTime } from "../../../format/dates.ts";

import { editorAddress } from "./editor-address.ts";

interface Props {
  item: ContentItem & { sentBack: { by: string | null; time: number; reason: string } | null };
  timeZone: string;
}

export function CheckNotice({ item, timeZone }: Props) {
  const { isToCheck, sentBack } = item;
  if (isToCheck) {
    return (
      <p>
        <Link to={`${editorAddress(item)}/check`}>See the change that waits for a check</Link>
      </p>
    );
  }
  if (!sentBack) return null;
  return (
    <section className="evidence" aria-labelledby="sent-back">
      <h2 id="sent-back">Sent back</h2>
      <p>
        By <bdi>{sentBack.by ?? "a member who has left"}</bdi>, on {dateAndTime(sentBack.time, timeZone)}. Change it and
        publish it again.
      </p>
      <p dir="auto" className="evidence-text">
        {sentBack.reason}
      </p>
    </section>
  );
}
