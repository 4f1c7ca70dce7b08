import { Form, Link } from "react-router";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { FeedAnswer } from "./feed.ts";

interface Props {
  hasFeed: boolean;
  answer: FeedAnswer | undefined;
  endTo: string;
}

export function FeedSection({ hasFeed, answer, endTo }: Props) {
  return (
    <details className="more feed" open={hasFeed || answer !== undefined || undefined}>
      <summary>More ways</summary>
      <h3>A secret link that follows your dates</h3>
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
          <SubmitButton intent="open-feed" tone="plain" sending="Making it…">
            {hasFeed ? "Make a new address" : "Make a private address"}
          </SubmitButton>{" "}
          {hasFeed ? (
            <Link className="button plain" to={endTo} preventScrollReset>
              End this address
            </Link>
          ) : null}
        </p>
      </Form>
    </details>
  );
}

function Explanation({ hasFeed }: { hasFeed: boolean }) {
  return hasFeed ? (
    <p>
      Your calendar has a private address. It is a secret link, and we can't show it again. If you lost it, or somebody
      else has it, make a new one: the old one then stops working.
    </p>
  ) : (
    <p>
      With a private address, the calendar on your phone shows your dates and the events, and follows when they change.
      It is a secret link: whoever has it sees your dates.
    </p>
  );
}

function NewAddress({ address }: { address: string }) {
  return (
    <div>
      <div className="field">
        <label htmlFor="feed-address">Your private address</label>
        <p className="hint" id="feed-address-hint">
          Copy it now; it is shown this once. In your calendar, choose to add one by its address (URL).
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
        <strong>Whoever has this address sees your dates.</strong> Do not send it to anyone whom you would not show
        them. It works until you end it or make a new one, and ends when you reset your password or log out everywhere
        else.
      </p>
    </div>
  );
}
