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
  const { isToCheck, sentBack, language, publishedVersion } = item;
  if (isToCheck) {
    const size = check && sizeOfChange(check.risks, language);
    return (
      <p>
        <strong>
          {publishedVersion === null ? "Readers do not have this yet." : "Readers still have it as it was."}
        </strong>{" "}
        A change waits for a second person{size ? `: ${size}` : null}.{" "}
        {check ? (
          <>
            By <bdi>{check.asker ?? "a member who has left"}</bdi>, {dateAndTime(check.askedTime, timeZone)}.{" "}
          </>
        ) : null}
        <Link to={`${editorAddress(item)}/check`}>{inOneLine("See the change")}</Link>. Saving a draft ends that check.
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
