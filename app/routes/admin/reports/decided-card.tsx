import { Link } from "react-router";
import type { DecidedCase } from "../../../api/types.ts";
import type { Moment } from "../../../format/relative-time.ts";
import { shorten } from "../../../format/shorten.ts";
import { addressOf } from "./lists.ts";
import { kindInWords, outcomeInWords } from "./words.ts";

const TEXT_MAX = 200;

export function DecidedCard({ item, page }: { item: DecidedCase & { at: Moment }; page: number }) {
  const { kind, caseId, outcome, reason, by, isMine, about, isThere, at } = item;
  const title = outcomeInWords[outcome];
  return (
    <li className="card">
      <h2>
        {isThere ? (
          <Link to={addressOf("decided", page, { kind, id: caseId })} preventScrollReset>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <p className="quiet">
        {about ? (
          <>
            {kindInWords[kind]} <bdi>{about.name}</bdi>
          </>
        ) : (
          `A ${kind} that is gone`
        )}{" "}
        · by {isMine ? "you" : <bdi>{by ?? "a deleted member"}</bdi>}, <time dateTime={at.dateTime}>{at.label}</time>
      </p>
      {reason ? <p dir="auto">{reason}</p> : null}
      {about?.title ? (
        <p dir="auto">
          <strong>{about.title}</strong>
        </p>
      ) : null}
      {about?.text ? <p dir="auto">{shorten(about.text, TEXT_MAX)}</p> : null}
    </li>
  );
}
