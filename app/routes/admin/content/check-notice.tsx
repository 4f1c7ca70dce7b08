import { Link } from "react-router";
import type { ContentCheck, ContentItem } from "../../../api/types.ts";
import { dateAndTime } from "../../../format/dates.ts";
import { inOneLine } from "../../../format/words.ts";
import { editorAddress } from "./editor-address.ts";
import { sizeOfChange } from "./amounts.ts";

interface Props {
  item: ContentItem & { sentBack: { by: string | null; time: number; reason: string } | null };
  check: ContentCheck | null;
  timeZone: string;
}

export function CheckNotice({ item, check, timeZone }: Props) {
  const { isToCheck, sentBack, language } = item;
  if (isToCheck) {
    const size = check && sizeOfChange(check.risks, language);
    return (
      <p>
        A change waits for a second person{size ? `: ${size}` : null}.{" "}
        <Link to={`${editorAddress(item)}/check`}>{inOneLine("See the change")}</Link>. If you save this text meanwhile,
        it has to be sent for a check again.
      </p>
    );
  }
  if (!sentBack) return null;
  return (
    <section className="evidence" aria-labelledby="sent-back">
      <h2 id="sent-back">Sent back</h2>
      <p>
        By <bdi>{sentBack.by ?? "a member who has left"}</bdi>, on {dateAndTime(sentBack.time, timeZone)}. Change it and
        send it for a check again.
      </p>
      <p dir="auto" className="evidence-text">
        {sentBack.reason}
      </p>
    </section>
  );
}
