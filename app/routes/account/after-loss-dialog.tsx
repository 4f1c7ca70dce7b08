import { href, Link } from "react-router";
import { CallLinks } from "../../components/call-links.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { SourceList } from "../../components/source-list.tsx";
import type { lossWords } from "./loss-words.ts";
import { UndoLossForm } from "./undo-loss-form.tsx";

interface Props {
  id: string;
  words: ReturnType<typeof lossWords>;
  closeTo: string;
}

/** What she is told once she has told of a loss: kind words, her body, where to find help, and the way back. */
export function AfterLossDialog({
  id,
  words: { title, words, body, pages, help, griefPath, sources },
  closeTo,
}: Props) {
  return (
    <Dialog title={title} closeTo={closeTo}>
      <section id="feelings">
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{pages}</p>
        {griefPath ? (
          <p>
            <Link to={griefPath}>After losing a baby: what others know</Link>
          </p>
        ) : null}
      </section>
      {body.length > 0 ? (
        <section id="body">
          <h3>Your body</h3>
          <ul>
            {body.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {help ? (
        <section id="help">
          <h3>Where to find help</h3>
          <p>{help.signs}</p>
          <p>{help.harm}</p>
          <CallLinks isUrgent />
          <ul className="ways">
            <li>
              <Link to={help.signsPath}>Signs that need help</Link>
            </li>
            <li>
              <Link to={href("/contact")}>Write to us</Link>
            </li>
          </ul>
        </section>
      ) : null}
      <UndoLossForm id={id} />
      {sources.length > 0 ? <SourceList sources={sources} /> : null}
    </Dialog>
  );
}
