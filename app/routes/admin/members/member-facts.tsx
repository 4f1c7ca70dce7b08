import type { MemberRecord } from "../../../api/types.ts";
import type { Moment } from "../../../format/relative-time.ts";
import { roleInWords, SAMPLE } from "./roles.ts";
import { SuspendedFacts, type ShownSuspension } from "./suspended-facts.tsx";

interface Props {
  member: MemberRecord;
  isMe: boolean;
  since: Moment;
  suspendedUntil: Moment | null;
  suspension: ShownSuspension | null;
}

export function MemberFacts({ member, isMe, since, suspendedUntil, suspension }: Props) {
  const { phoneNumber, newPhone, role, isSample, postCount, commentCount } = member;
  return (
    <dl className="facts">
      <div>
        <dt>Phone number</dt>
        <dd>
          <a href={`tel:${phoneNumber}`}>{phoneNumber}</a>
        </dd>
      </div>
      {newPhone ? (
        <div>
          <dt>Wants to change to</dt>
          <dd>
            <a href={`tel:${newPhone}`}>{newPhone}</a>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>Registered</dt>
        <dd>
          <time dateTime={since.dateTime}>{since.label}</time>
        </dd>
      </div>
      <div>
        <dt>Role</dt>
        <dd>
          {roleInWords[role]}
          {isMe ? " (you)" : null}
        </dd>
      </div>
      <div>
        <dt>State</dt>
        <dd>{[suspendedUntil ? "Suspended" : "Active", ...(isSample ? [SAMPLE] : [])].join(", ")}</dd>
      </div>
      {suspendedUntil ? <SuspendedFacts member={member} suspension={suspension} until={suspendedUntil} /> : null}
      <div>
        <dt>Posts under own name</dt>
        <dd>{postCount}</dd>
      </div>
      <div>
        <dt>Comments under own name</dt>
        <dd>{commentCount}</dd>
      </div>
    </dl>
  );
}
