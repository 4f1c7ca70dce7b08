import { href, Link } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { Row, RowList } from "../../../components/row-list.tsx";
import { dayAndTime } from "../../../format/day-and-time.ts";
import { momentOf } from "../../../format/relative-time.ts";
import { pageTitle } from "../../../format/title.ts";
import { Icon } from "../../../icons/icon.tsx";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { getMember } from "../../../middleware/member.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { DialogRow } from "../../account/dialog-row.tsx";
import type { Route } from "./+types/member.ts";
import { MemberFacts } from "./member-facts.tsx";
import { MemberSessions } from "./member-sessions.tsx";
import { roleInWords } from "./roles.ts";
import { shownSuspension } from "./suspended-facts.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { data: member } = await load(getApi(context).member[":id"].$get({ param: { id } }));
  const timeZone = timeZoneOf(context);
  const { suspendedUntilTime: until } = member;
  return {
    member,
    isMe: getMember(context)?.id === id,
    since: momentOf(member.createdTime, timeZone),
    suspendedUntil: until !== null && until > Date.now() ? dayAndTime(until, timeZone) : null,
    suspension: shownSuspension(member.suspension, timeZone),
    sessions: member.sessions.map(({ createdTime, lastSeenTime, ...session }) => ({
      ...session,
      began: dayAndTime(createdTime, timeZone),
      used: momentOf(lastSeenTime, timeZone),
    })),
  };
}

export default function MemberPage({ loaderData }: Route.ComponentProps) {
  const { member, isMe, sessions, suspendedUntil } = loaderData;
  return (
    <AdminArea>
      <Link className="back" to={href("/admin/members")}>
        <Icon name="chevron-left" />
        Members
      </Link>
      <h1>
        <bdi>{member.fullName}</bdi>
      </h1>
      <MemberFacts {...loaderData} />
      <h2>What you can do</h2>
      <RowList>
        <DialogRow to="role" icon="user-round" title="Change role" value={roleInWords[member.role]} />
        {isMe ? null : (
          <>
            {suspendedUntil ? (
              <DialogRow
                to="end-suspension"
                icon="play"
                title="End suspension"
                value={`until ${suspendedUntil.label}`}
              />
            ) : (
              <DialogRow to="suspend" icon="pause" title="Suspend" />
            )}
            <DialogRow to="reset-code" icon="key-round" title="Code for a new password" />
            {member.newPhone ? <DialogRow to="phone-code" icon="smartphone" title="Code for a new number" /> : null}
            <DialogRow to="data" icon="download" title="Export data" />
          </>
        )}
        <Row
          to={`${href("/admin/log")}?${new URLSearchParams({ member: member.phoneNumber })}`}
          icon="list"
          title="Log of this member"
        />
      </RowList>
      <MemberSessions sessions={sessions} />
      <p className="quiet">
        Dates, children and private messages are not shown here. You see private messages only in a report about them.
      </p>
      {!isMe && member.role === "member" ? (
        <RowList label="Leaving">
          <DialogRow to="delete" icon="trash-2" title="Delete account" tone="danger" />
        </RowList>
      ) : null}
    </AdminArea>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageTitle(matches, loaderData?.member.fullName ?? "Member");
}
