import { href, Link } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { dayAndTime } from "../../../format/day-and-time.ts";
import { momentOf } from "../../../format/relative-time.ts";
import { pageTitle } from "../../../format/title.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { getMember } from "../../../middleware/member.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import type { Route } from "./+types/member.ts";
import { MemberFacts } from "./member-facts.tsx";
import { MemberSessions } from "./member-sessions.tsx";
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
      began: momentOf(createdTime, timeZone),
      used: momentOf(lastSeenTime, timeZone),
    })),
  };
}

export default function MemberPage({ loaderData }: Route.ComponentProps) {
  const { member, isMe, sessions, suspendedUntil } = loaderData;
  return (
    <AdminArea>
      <h1>
        <bdi>{member.fullName}</bdi>
      </h1>
      <MemberFacts {...loaderData} />
      <p className="actions">
        <ActLink to="role">Change role</ActLink>{" "}
        {isMe ? null : (
          <>
            {suspendedUntil ? (
              <ActLink to="end-suspension">End suspension</ActLink>
            ) : (
              <ActLink to="suspend">Suspend</ActLink>
            )}{" "}
            <ActLink to="reset-code">Code for a new password</ActLink>{" "}
            {member.newPhone ? <ActLink to="phone-code">Code for a new number</ActLink> : null}{" "}
            <ActLink to="data">Export data</ActLink>{" "}
            {member.role === "member" ? <ActLink to="delete">Delete account</ActLink> : null}
          </>
        )}
      </p>
      <MemberSessions sessions={sessions} />
      <p className="quiet">
        Dates, children and private messages are not shown here. You see private messages only in a report about them.
      </p>
      <p>
        <Link to={`${href("/admin/log")}?${new URLSearchParams({ member: member.phoneNumber })}`}>
          Log of this member
        </Link>
      </p>
      <p>
        <Link to={href("/admin/members")}>All members</Link>
      </p>
    </AdminArea>
  );
}

function ActLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="button plain" to={to} preventScrollReset>
      {children}
    </Link>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageTitle(matches, loaderData?.member.fullName ?? "Member");
}
