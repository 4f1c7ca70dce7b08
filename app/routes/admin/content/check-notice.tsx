import { Link } from "react-router";
import type { ContentCheck, ContentItem } from "../../../api/types.ts";
import { dateAndTime } from "../../../format/dates.ts";
import { editorAddress } from "./editor-address.ts";
import { RiskList } from "./risk-list.tsx";
import { SourceOfChange } from "./source-of-change.tsx";

interface Props {
  item: ContentItem & { sentBack: { by: string | null; time: number; reason: string } | null };
  check: ContentCheck | null;
  timeZone: string;
}

export function CheckNotice({ item, check, timeZone }: Props) {
  const { isToCheck, sentBack, language } = item;
  if (isToCheck) {
    return (
      <>
        {check ? (
          <>
            <h2>{check.act === "withdraw" ? "What readers would lose" : "What has to be checked"}</h2>
            <RiskList risks={check.risks} language={language} />
            <SourceOfChange check={check} language={language} />
          </>
        ) : null}
        <p>
          <Link to={`${editorAddress(item)}/check`}>See the change that waits for a check</Link>
        </p>
      </>
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
