import { Form, href, Link, redirect } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import type { Notification } from "../../api/types.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { unknownForm } from "../../forms/intent.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { IconName } from "../../icons/names.ts";
import { momentOf } from "../../format/relative-time.ts";
import { pageTitle } from "../../format/title.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flashOutcome } from "../../middleware/session.ts";
import { calendarAddress } from "../calendar/address.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/notifications.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const list = await load(getApi(context).notification.pagination.$get({ query: { page: String(page), limit: "10" } }));
  refuseBeyond(page, list.totalPages);
  const timeZone = timeZoneOf(context);
  return {
    notifications: list.data.map(({ id, sentence, isRead, createdTime, ...about }) => ({
      id,
      sentence,
      isRead,
      createdTime,
      address: addressOf(about),
      icon: iconOf(about),
      came: momentOf(createdTime, timeZone),
    })),
    page,
    totalPages: list.totalPages,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const until = Number(form.get("until"));
  if (form.get("intent") !== "read" || !Number.isSafeInteger(until)) {
    throw unknownForm();
  }
  const outcome = await attempt(getApi(context).notification.read.$put({ json: { until } }));
  flashOutcome(context, outcome, ({ message }) => message);
  return redirect(href("/notifications"), 303);
}

export default function Notifications({ loaderData: { notifications, page, totalPages } }: Route.ComponentProps) {
  const [newest] = notifications;
  const hasUnread = notifications.some(({ isRead }) => !isRead);
  return (
    <AccountArea>
      <div className="section-head">
        <h1>{m.accountNotification()}</h1>
        {newest && hasUnread ? (
          <Form method="post">
            <input type="hidden" name="until" value={newest.createdTime} />
            <SubmitButton intent="read" tone="plain" sending={m.oneMoment()}>
              {m.accountMarkAllRead()}
            </SubmitButton>
          </Form>
        ) : null}
      </div>
      {newest ? (
        <RowList>
          {notifications.map(({ id, sentence, isRead, came, address, icon }) => (
            <Row
              key={id}
              to={address}
              icon={icon}
              title={
                <span className={isRead ? "notice read" : "notice"}>
                  {isRead ? null : <span className="badge">{m.accountNew()}</span>} {sentence}
                </span>
              }
              hint={<time dateTime={came.dateTime}>{came.label}</time>}
            />
          ))}
        </RowList>
      ) : (
        <EmptyState
          title={m.accountNothingNew()}
          actions={
            <Link className="button plain" to={href("/forum")}>
              {m.waySocialForum()}
            </Link>
          }
        >
          {m.accountNothingNewText()}
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label={m.placeNotifications()} />
      <p>
        <Link to={href("/account/notifications")}>{m.accountChooseNotifications()}</Link>
      </p>
    </AccountArea>
  );
}

type About = Pick<
  Notification,
  "postId" | "commentId" | "contactReference" | "partnerId" | "decisionId" | "isReversed" | "day" | "isAboutSessions"
>;

function iconOf({ contactReference, partnerId, decisionId, isReversed, day, isAboutSessions }: About): IconName {
  if (isAboutSessions) return "lock";
  if (decisionId) return isReversed ? "check" : "shield-check";
  if (partnerId || contactReference) return "mail";
  return day ? "calendar-days" : "message-circle";
}

function addressOf({ contactReference: reference, ...about }: About) {
  const { postId, commentId, partnerId, decisionId, day, isAboutSessions } = about;
  if (isAboutSessions) return href("/account/sessions");
  if (decisionId) return href("/account/decisions/:id", { id: decisionId });
  if (partnerId) return href("/messages/with/:partnerId", { partnerId });
  if (day) return calendarAddress({ month: day.slice(0, 7), day });
  if (reference) return href("/contact/:reference", { reference });
  return postId ? threadAddress(postId, commentId) : null;
}

function threadAddress(postId: string, commentId: string | null) {
  const thread = `${href("/forum/details")}?${new URLSearchParams({ id: postId, ...(commentId ? { at: commentId } : {}) })}`;
  return commentId ? `${thread}#comment-${commentId}` : thread;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.accountNotification());
}
