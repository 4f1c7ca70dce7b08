import { href, Link } from "react-router";
import type { ContentItem } from "../../../api/types.ts";
import { dateAndTime } from "../../../format/dates.ts";

interface Props {
  item: ContentItem & { sentBack: { by: string | null; time: number; reason: string } | null };
  timeZone: string;
}

export function CheckNotice({ item: { kind, key, isToCheck, sentBack }, timeZone }: Props) {
  if (isToCheck) {
    return (
      <p>
        <Link to={href("/admin/content/:kind/:key/check", { kind, key })}>See the change that waits for a check</Link>
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
