import { href, Link } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { PlainText } from "../../format/plain-text.tsx";
import { momentOf } from "../../format/relative-time.ts";
import { pageTitle } from "../../format/title.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { Icon } from "../../icons/icon.tsx";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/message.ts";
import { stateInWords } from "./words.ts";

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
        Contact us
      </Link>
      <h1 dir="auto">{subject}</h1>
      <p>
        Your number is <strong className="reference">{reference}</strong>. If you call us about this, read it out.
      </p>
      <p className="quiet">
        {stateInWords[state]} · sent <time dateTime={sent.dateTime}>{sent.label}</time>
      </p>
      <PlainText text={query} />
      {answers.map(({ id, text, came }) => (
        <section key={id} className="contact-answer" aria-labelledby={`answer-${id}`}>
          <h2 id={`answer-${id}`}>Our answer</h2>
          <p className="quiet">
            <time dateTime={came.dateTime}>{came.label}</time>
          </p>
          <PlainText text={text} />
        </section>
      ))}
      {state === "open" ? <p>When we answer, you read it here and in your notifications.</p> : null}
      {state === "closed" && answers.length === 0 ? <p>We closed this without an answer here.</p> : null}
      {state === "open" ? null : (
        <p>
          Is something still open? <Link to={href("/contact")}>Write to us again</Link>
        </p>
      )}
    </AccountArea>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Your message");
}
