import { Form, Link } from "react-router";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { FeedAnswer } from "./feed.ts";
import { m } from "../../messages/m.ts";
import { Rich } from "../../components/rich.tsx";

interface Props {
  hasFeed: boolean;
  answer: FeedAnswer | undefined;
  endTo: string;
}

export function FeedSection({ hasFeed, answer, endTo }: Props) {
  return (
    <details className="more feed" open={hasFeed || answer !== undefined || undefined}>
      <summary>{m.calendarMoreWays()}</summary>
      <h3>{m.calendarFeedTitle()}</h3>
      {answer?.problem === undefined ? null : (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads her to what came of it
        <p className="error" role="alert" tabIndex={-1} autoFocus>
          {answer.problem}
        </p>
      )}
      {answer?.address === undefined ? (
        <Explanation hasFeed={hasFeed} />
      ) : (
        <NewAddress key={answer.address} address={answer.address} />
      )}
      <Form method="post" preventScrollReset>
        <p className="actions">
          <SubmitButton intent="open-feed" tone="plain" sending={m.calendarFeedMaking()}>
            {hasFeed ? m.calendarFeedMakeNew() : m.calendarFeedMake()}
          </SubmitButton>{" "}
          {hasFeed ? (
            <Link className="button plain" to={endTo} preventScrollReset>
              {m.calendarFeedEnd()}
            </Link>
          ) : null}
        </p>
      </Form>
    </details>
  );
}

function Explanation({ hasFeed }: { hasFeed: boolean }) {
  return <p>{hasFeed ? m.calendarFeedAlready() : m.calendarFeedWhat()}</p>;
}

function NewAddress({ address }: { address: string }) {
  return (
    <div>
      <div className="field">
        <label htmlFor="feed-address">{m.calendarFeedAddress()}</label>
        <p className="hint" id="feed-address-hint">
          {m.calendarFeedCopy()}
        </p>
        <input
          id="feed-address"
          type="url"
          readOnly
          value={address}
          aria-describedby="feed-address-hint"
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer is a whole page, and this is what it is about
          autoFocus
        />
      </div>
      <p>
        <Rich of={m.calendarFeedSecret} marks={{ strong: <strong /> }} />
      </p>
    </div>
  );
}
