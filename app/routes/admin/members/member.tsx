import { href, Link, useActionData } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { dayAndTime } from "../../../format/day-and-time.ts";
import { momentOf } from "../../../format/relative-time.ts";
import { pageTitle } from "../../../format/title.ts";
import { hostContext } from "../../../host.ts";
import { heldFields } from "../../../middleware/held-form.ts";
import { getMember } from "../../../middleware/member.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import type { Route } from "./+types/member.ts";
import { MemberActDialog } from "./member-act-dialog.tsx";
import { actOnMember, memberActConstraint, memberActOf } from "./member-acts.ts";
import { MemberFacts } from "./member-facts.tsx";
import { MemberSessions } from "./member-sessions.tsx";
import { shownSuspension } from "./suspended-facts.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const act = memberActOf(url.searchParams.get("dialog"));
  const { data: member } = await load(getApi(context).member[":id"].$get({ param: { id } }));
  const { timeZone } = context.get(hostContext);
  const { suspendedUntilTime: until } = member;
  return {
    member,
    isMe: getMember(context)?._id === id,
    since: momentOf(member.createdTime, timeZone),
    suspendedUntil: until !== null && until > Date.now() ? dayAndTime(until, timeZone) : null,
    suspension: shownSuspension(member.suspension, timeZone),
    sessions: member.sessions.map(({ createdTime, lastSeenTime, ...session }) => ({
      ...session,
      began: momentOf(createdTime, timeZone),
      used: momentOf(lastSeenTime, timeZone),
    })),
    act,
    formKey: crypto.randomUUID(),
    constraint: act ? memberActConstraint(act) : {},
    held: heldFields(context),
  };
}

export async function action({ request, params: { id }, url, context }: Route.ActionArgs) {
  const session = url.searchParams.get("session") ?? "";
  return actOnMember(await request.formData(), { context, id, session });
}

export default function MemberPage({ loaderData }: Route.ComponentProps) {
  const { member, isMe, sessions, suspendedUntil, act, formKey, constraint, held } = loaderData;
  const answer = useActionData<typeof action>();
  const here = href("/admin/members/:id", { id: member._id });
  return (
    <AdminArea>
      {act ? (
        <MemberActDialog
          key={act}
          act={act}
          member={member}
          formKey={formKey}
          result={answer?.result}
          issued={answer && "issued" in answer ? answer.issued : undefined}
          constraint={constraint}
          held={held}
          closeTo={here}
        />
      ) : null}
      <h1>
        <bdi>{member.fullName}</bdi>
      </h1>
      <MemberFacts {...loaderData} />
      <p className="actions">
        <ActLink to={`${here}?dialog=role`}>Change her role</ActLink>{" "}
        {isMe ? null : (
          <>
            {suspendedUntil ? (
              <ActLink to={`${here}?dialog=give-voice`}>Give her voice back</ActLink>
            ) : (
              <ActLink to={`${here}?dialog=suspend`}>Suspend her</ActLink>
            )}{" "}
            <ActLink to={`${here}?dialog=reset-code`}>A code for a new password</ActLink>{" "}
            {member.newPhone ? <ActLink to={`${here}?dialog=phone-code`}>A code for her new number</ActLink> : null}{" "}
            <ActLink to={`${here}?dialog=data`}>Her data</ActLink>{" "}
            {member.role === "member" ? <ActLink to={`${here}?dialog=delete`}>Delete her account</ActLink> : null}
          </>
        )}
      </p>
      <MemberSessions sessions={sessions} here={here} />
      <p className="quiet">
        Her dates, her children and what she says in private are not shown to anybody here. Of a private talk you see
        the copy inside a report.
      </p>
      <p>
        <Link to={`${href("/admin/log")}?${new URLSearchParams({ member: member.phoneNumber })}`}>
          Her lines in the log
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
