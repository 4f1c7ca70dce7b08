import { href, Link } from "react-router";
import type { OwnDecision } from "../../api/types.ts";

export function DecidedWords({ decision }: { decision: Pick<OwnDecision, "about" | "words"> }) {
  const { about, words } = decision;
  if (about === "member") return null;
  return (
    <>
      <h2>What you wrote</h2>
      {words ? (
        <>
          <blockquote dir="auto" className="evidence-text">
            {words.title ? <strong>{words.title}</strong> : null}
            {words.text}
          </blockquote>
          {words.isChanged ? <p>You have changed it since.</p> : null}
          {words.postId ? (
            <p>
              <Link to={`${href("/forum/details")}?id=${words.postId}`}>The thread</Link>
            </p>
          ) : null}
        </>
      ) : (
        <p>Your {about} is gone.</p>
      )}
    </>
  );
}
