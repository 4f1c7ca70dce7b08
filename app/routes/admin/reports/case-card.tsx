import { Link } from "react-router";
import type { ModerationCase } from "../../../api/types.ts";
import type { Moment } from "../../../format/relative-time.ts";
import { shorten } from "../../../format/shorten.ts";
import { addressOf } from "./lists.ts";
import { kindInWords, reasonInWords, waitsInWords } from "./words.ts";

const TEXT_MAX = 200;

export function CaseCard({ item, page }: { item: ModerationCase & { came: Moment }; page: number }) {
  const { id, kind, subject, reports, decision, came } = item;
  const [first] = reports;
  const name = decision?.name ?? subject?.author.fullName ?? first?.seen.name;
  const title = decision ? null : (subject?.title ?? first?.seen.title);
  const text = decision?.answer ?? subject?.text ?? first?.seen.text ?? "";
  const counted = reports.length === 1 ? "one report" : `${reports.length} reports`;
  const isDeleted = !subject && !decision && kind !== "member";
  return (
    <li className="card">
      <h2>
        <Link to={addressOf("waiting", page, { kind, id })} preventScrollReset>
          {titleOf(item)}
        </Link>
      </h2>
      <p className="quiet">
        {kindInWords[kind]} <bdi>{name}</bdi>
        {reports.length === 0 || decision ? null : ` · ${counted}`}
        {isDeleted ? " · deleted by its author" : null} · came <time dateTime={came.dateTime}>{came.label}</time>
      </p>
      {title ? (
        <p dir="auto">
          <strong>{title}</strong>
        </p>
      ) : null}
      <p dir="auto">{shorten(text, TEXT_MAX)}</p>
    </li>
  );
}

function titleOf({ kind, reports, waitsFor }: ModerationCase) {
  if (kind === "answer") return "An answer to a decision";
  if (reports.length === 0) return `A ${kind} waits for a first look${waitsFor ? `: ${waitsInWords[waitsFor]}` : ""}`;
  return [...new Set(reports.map(({ reason }) => reasonInWords[reason]))].join(", ");
}
