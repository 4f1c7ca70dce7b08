import { Form, href, redirect } from "react-router";
import { attempt, getApi, load, type Outcome } from "../../api/client.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { readIntent, unknownForm } from "../../forms/intent.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { momentOf } from "../../format/relative-time.ts";
import { pageTitle } from "../../format/title.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flashOutcome } from "../../middleware/session.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/sessions.ts";

const FEED_ENDED = m.accountFeedEnded();

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context);
  const [{ data: sessions }, { data: feed }] = await Promise.all([
    load(api.session.$get()),
    load(api.calendar.feed.$get()),
  ]);
  const timeZone = timeZoneOf(context);
  return {
    sessions: sessions.map(({ createdTime, lastSeenTime, ...session }) => ({
      ...session,
      began: momentOf(createdTime, timeZone),
      used: momentOf(lastSeenTime, timeZone),
    })),
    feed: feed && {
      made: momentOf(feed.createdTime, timeZone),
      read: feed.lastFetchedTime === null ? null : momentOf(feed.lastFetchedTime, timeZone),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const outcome = await end(form, context);
  flashOutcome(context, outcome, (value) => ("message" in value ? value.message : FEED_ENDED));
  return redirect(href("/account/sessions"), 303);
}

async function end(
  form: FormData,
  context: Route.ActionArgs["context"],
): Promise<Outcome<{ message: string } | { data: unknown }>> {
  const { session, calendar } = getApi(context);
  switch (readIntent(form, ["end", "end-others", "end-feed"])) {
    case "end-others":
      return attempt(session.$delete());
    case "end-feed":
      return attempt(calendar.feed.$delete());
    default:
      return attempt(session[":id"].$delete({ param: { id: idIn(form) } }));
  }
}

function idIn(form: FormData) {
  const id = form.get("id");
  if (typeof id !== "string" || id === "") throw unknownForm();
  return id;
}

export default function Sessions({ loaderData: { sessions, feed } }: Route.ComponentProps) {
  return (
    <AccountArea>
      <h1>{m.accountDevicesTitle()}</h1>
      <p>{m.accountDevicesIntro()}</p>
      <ul className="row-list undo-list">
        {sessions.map(({ id, isThis, isSharedPhone, deviceName, began, used }) => (
          <li key={id}>
            <div>
              <p>
                <strong>{isThis ? m.accountThisDevice() : m.accountOtherDevice()}</strong>
                {isSharedPhone ? ` ${m.accountDeviceShared()}` : null}
                {deviceName === null ? null : `: ${deviceName}`}
              </p>
              <p className="quiet">
                <Rich
                  of={m.accountDeviceUsed}
                  marks={{ began: <time dateTime={began.dateTime} />, used: <time dateTime={used.dateTime} /> }}
                  with={{ began: began.label, used: used.label }}
                />
              </p>
            </div>
            {isThis ? null : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <button type="submit" className="button small" name="intent" value="end">
                  <Rich
                    of={m.accountLogOutThere}
                    marks={{ hidden: <span className="visually-hidden" /> }}
                    with={{ began: began.label }}
                  />
                </button>
              </Form>
            )}
          </li>
        ))}
        {feed ? <FeedItem {...feed} /> : null}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post">
          {feed ? <p className="hint">{m.accountEndsFeed()}</p> : null}
          <SubmitButton intent="end-others" sending={m.oneMoment()}>
            {m.accountLogOutElsewhere()}
          </SubmitButton>
        </Form>
      ) : null}
    </AccountArea>
  );
}

function FeedItem({ made, read }: NonNullable<Route.ComponentProps["loaderData"]["feed"]>) {
  return (
    <li>
      <div>
        <p>
          <strong>{m.accountFeed()}</strong>
        </p>
        <p className="quiet">
          {read ? (
            <Rich
              of={m.accountFeedRead}
              marks={{ made: <time dateTime={made.dateTime} />, read: <time dateTime={read.dateTime} /> }}
              with={{ made: made.label, read: read.label }}
            />
          ) : (
            <Rich
              of={m.accountFeedUnread}
              marks={{ made: <time dateTime={made.dateTime} /> }}
              with={{ made: made.label }}
            />
          )}
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <button type="submit" className="button small" name="intent" value="end-feed">
          {m.calendarFeedEnd()}
        </button>
      </Form>
    </li>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.accountDevicesTitle());
}
