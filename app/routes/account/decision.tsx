import type { SubmissionResult } from "@conform-to/react";
import { href, Link } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { Box } from "../../components/box.tsx";
import { sendForm } from "../../enhance/send-form.ts";
import { dayOf } from "../../format/day-and-time.ts";
import { PlainText } from "../../format/plain-text.tsx";
import { momentOf, type Moment } from "../../format/relative-time.ts";
import { pageTitle } from "../../format/title.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { readIntent } from "../../forms/intent.ts";
import { draftFields } from "../../middleware/draft.ts";
import { Icon } from "../../icons/icon.tsx";
import { requireAccount } from "../../middleware/require-account.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/decision.ts";
import { answerConstraint, answerDecision } from "./decision-answer.ts";
import { DecisionAnswerForm } from "./decision-answer-form.tsx";
import { DecidedWords } from "./decided-words.tsx";
import { DecisionInWords } from "./decision-words.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { decision: decisions, notification } = getApi(context);
  const { data: decision } = await load(decisions[":id"].$get({ param: params }));
  // Reading it here marks its notification as read.
  await attempt(notification.decision[":id"].read.$put({ param: params }));
  const timeZone = timeZoneOf(context);
  const { suspendedUntil: until, answeredTime, outcomeTime } = decision;
  return {
    ...decision,
    made: momentOf(decision.createdTime, timeZone),
    until: until === null ? null : dayOf(until, timeZone),
    isOver: until !== null && until <= Date.now(),
    answered: answeredTime === null ? null : momentOf(answeredTime, timeZone),
    ended: outcomeTime === null ? null : momentOf(outcomeTime, timeZone),
    constraint: answerConstraint(),
    draft: draftFields(context),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  readIntent(form, ["answer"], "answer");
  return answerDecision(form, context, params);
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

interface Sent {
  result: SubmissionResult;
  first?: string | null;
}

export default function Decision({ loaderData, actionData }: Route.ComponentProps) {
  const { reason, made, answered, outcome, outcomeReason, ended, constraint, draft } = loaderData;
  const sent: Sent | undefined = actionData;
  const answer = loaderData.answer ?? sent?.first ?? null;
  const mayAnswer = outcome === null && (loaderData.answer === null || sent !== undefined);
  return (
    <AccountArea>
      <Link className="back" to={href("/notifications")}>
        <Icon name="arrow-left" />
        {m.placeNotifications()}
      </Link>
      <h1>{m.accountDecision()}</h1>
      {outcome ? (
        <Box
          kind="help"
          icon="message-circle"
          title={outcome === "undone" ? m.accountReversed() : m.accountNotReversed()}
        >
          {ended ? (
            <p className="quiet">
              <time dateTime={ended.dateTime}>{ended.label}</time>
            </p>
          ) : null}
          {outcomeReason ? (
            <>
              <p>{m.accountModeratorAnswered()}</p>
              <PlainText text={outcomeReason} />
            </>
          ) : null}
        </Box>
      ) : null}
      {answer !== null && outcome === null ? (
        <Box kind="help" icon="message-circle" title={m.accountAppealSent()}>
          <p>{m.accountAppealWaits()}</p>
        </Box>
      ) : null}
      {outcome ? <h2>{m.accountFirstDecision()}</h2> : null}
      <p className="lead">
        <DecisionInWords decision={loaderData} />
      </p>
      {loaderData.kind === "warn" && outcome !== "undone" ? <p>{m.accountWarnMeans()}</p> : null}
      <p className="quiet">
        <Rich of={m.accountDecided} marks={{ time: <time dateTime={made.dateTime} /> }} with={{ time: made.label }} />
      </p>
      <h2>{m.why()}</h2>
      <PlainText text={reason} />
      <DecidedWords decision={loaderData} />
      {answer !== null ? (
        <section aria-labelledby="appeal">
          <h2 id="appeal">{m.accountAppealYours()}</h2>
          <Appeal sent={answered} text={answer} />
        </section>
      ) : null}
      {mayAnswer ? (
        <DecisionAnswerForm decision={loaderData} result={sent?.result} constraint={constraint} draft={draft} />
      ) : null}
    </AccountArea>
  );
}

function Appeal({ sent, text }: { sent: Moment | null; text: string }) {
  return (
    <>
      {sent ? (
        <p className="quiet">
          <Rich of={m.accountSent} marks={{ time: <time dateTime={sent.dateTime} /> }} with={{ time: sent.label }} />
        </p>
      ) : null}
      <PlainText text={text} />
    </>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.accountDecision());
}
