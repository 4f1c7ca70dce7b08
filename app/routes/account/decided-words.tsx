import { href, Link } from "react-router";
import type { OwnDecision } from "../../api/types.ts";
import { PlainText } from "../../format/plain-text.tsx";
import { m } from "../../messages/m.ts";

const gone = {
  post: m.accountPostGone,
  comment: m.accountCommentGone,
  review: m.accountReviewGone,
  picture: m.accountPictureGone,
};

export function DecidedWords({ decision }: { decision: Pick<OwnDecision, "about" | "words"> }) {
  const { about, words } = decision;
  if (about === "member") return null;
  return (
    <>
      <h2>{m.keptWords()}</h2>
      {words ? (
        <>
          <blockquote className="card">
            {words.title ? (
              <p dir="auto">
                <strong>{words.title}</strong>
              </p>
            ) : null}
            <PlainText text={words.text} />
          </blockquote>
          {words.isChanged ? <p>{m.accountChangedSince()}</p> : null}
          {words.postId ? (
            <p>
              <Link to={`${href("/forum/details")}?id=${words.postId}`}>{m.accountThread()}</Link>
            </p>
          ) : null}
        </>
      ) : (
        <p>{gone[about]()}</p>
      )}
    </>
  );
}
