import { href, Link } from "react-router";
import type { MemberRecord } from "../../../api/types.ts";
import { dayAndTime } from "../../../format/day-and-time.ts";
import type { Moment } from "../../../format/relative-time.ts";

type Suspension = NonNullable<MemberRecord["suspension"]>;

export interface ShownSuspension extends Suspension {
  since: Moment | null;
  answered: Moment | null;
}

export function shownSuspension(suspension: Suspension | null, timeZone: string): ShownSuspension | null {
  if (suspension === null) return null;
  const at = (time: number | null) => (time === null ? null : dayAndTime(time, timeZone));
  return { ...suspension, since: at(suspension.sinceTime), answered: at(suspension.answeredTime) };
}

interface Props {
  member: MemberRecord;
  suspension: ShownSuspension | null;
  until: Moment;
}

export function SuspendedFacts({ member, suspension, until }: Props) {
  return (
    <>
      <div>
        <dt>Suspended until</dt>
        <dd>
          <time dateTime={until.dateTime}>{until.label}</time>
          {suspension?.since ? (
            <>
              , since <time dateTime={suspension.since.dateTime}>{suspension.since.label}</time>
            </>
          ) : null}
        </dd>
      </div>
      <div>
        <dt>Why they are suspended</dt>
        <dd dir="auto">{whyOf(suspension)}</dd>
      </div>
      {suspension && !suspension.isVeiled ? (
        <div>
          <dt>Decided by</dt>
          <dd>
            {suspension.isByCommand ? "The operator (command line)" : <bdi>{suspension.by ?? "A deleted member"}</bdi>}
            {" · "}
            <WhereItStands member={member} suspension={suspension} />
          </dd>
        </div>
      ) : null}
      {suspension && !suspension.isVeiled ? (
        <div>
          <dt>Appeal</dt>
          <dd>
            {suspension.answered ? (
              <>
                Appealed on <time dateTime={suspension.answered.dateTime}>{suspension.answered.label}</time>.{" "}
                {suspension.isUpheld ? "A moderator reviewed it and upheld the decision." : "Not reviewed yet."}
              </>
            ) : (
              "None"
            )}
          </dd>
        </div>
      ) : null}
    </>
  );
}

function whyOf(suspension: Suspension | null) {
  if (!suspension) return "Not recorded.";
  return suspension.isVeiled
    ? "For something written under a pseudonym, which its case shows. That you opened this page is logged."
    : suspension.reason;
}

function WhereItStands({ member, suspension }: { member: MemberRecord; suspension: Suspension }) {
  const { case: name, about } = suspension;
  if (name?.kind === "answer") return <Link to={caseAt(name)}>The case with the appeal</Link>;
  if (name) return <Link to={caseAt(name)}>The case</Link>;
  // The log does not name the author of a text, so it can't be filtered by member here.
  const query = new URLSearchParams({ act: "suspend", ...(about === "member" ? { member: member.phoneNumber } : {}) });
  return <Link to={`${href("/admin/log")}?${query}`}>Log entry</Link>;
}

const caseAt = ({ kind, id }: { kind: string; id: string }) => href("/admin/reports/:kind/:id", { kind, id });
