import { href, Link } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { Box } from "../../components/box.tsx";
import { PlainText } from "../../format/plain-text.tsx";
import { momentOf } from "../../format/relative-time.ts";
import { pageTitle } from "../../format/title.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { Icon } from "../../icons/icon.tsx";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/message.ts";
import { stateInWords } from "./words.ts";
import { m } from "../../messages/m.ts";
import { Rich } from "../../components/rich.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { contact, notification } = getApi(context);
  const { data: message } = await load(contact[":reference"].$get({ param: params }));
  // Reading it here marks its notification as read.
  await attempt(notification.contact[":reference"].read.$put({ param: params }));
  const timeZone = timeZoneOf(context);
  return {
    ...message,
    sent: momentOf(message.createdTime, timeZone),
    answers: message.answers.map((answer) => ({ ...answer, came: momentOf(answer.createdTime, timeZone) })),
  };
}

export default function Message({ loaderData }: Route.ComponentProps) {
  const { reference, subject, query, state, sent, answers } = loaderData;
  return (
    <AccountArea>
      <Link className="back" to={href("/contact")}>
        <Icon name="arrow-left" />
        {m.placeContactUs()}
      </Link>
      <h1 dir="auto">{subject}</h1>
      <p>
        <Rich of={m.contactYourNumber} marks={{ number: <strong className="reference" /> }} with={{ reference }} />
      </p>
      <p className="quiet">
        {stateInWords[state]}&nbsp;·{" "}
        <Rich of={m.contactSent} marks={{ time: <time dateTime={sent.dateTime} /> }} with={{ sent: sent.label }} />
      </p>
      {state === "open" ? <p>{m.contactWhenAnswered()}</p> : null}
      <blockquote className="card">
        <PlainText text={query} />
      </blockquote>
      {answers.map(({ id, text, came }) => (
        <Box key={id} kind="help" icon="message-circle" title={m.contactOurAnswer()}>
          <p className="quiet">
            <time dateTime={came.dateTime}>{came.label}</time>
          </p>
          <PlainText text={text} />
        </Box>
      ))}
      {state === "closed" && answers.length === 0 ? <p>{m.contactClosedUnanswered()}</p> : null}
      {state === "open" ? null : (
        <p>
          <Rich of={m.contactStillOpen} marks={{ again: <Link to={href("/contact")} /> }} />
        </p>
      )}
    </AccountArea>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.typedMessage());
}
