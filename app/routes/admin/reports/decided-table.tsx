import { Link } from "react-router";
import type { DecidedCase } from "../../../api/types.ts";
import { byTime, DataTable, type Column } from "../../../components/data-table.tsx";
import type { Moment } from "../../../format/relative-time.ts";
import { shorten } from "../../../format/shorten.ts";
import { addressOf, type Kept } from "./lists.ts";
import { kindInWords, outcomeInWords } from "./words.ts";

const TEXT_MAX = 120;

type Listed = DecidedCase & { at: Moment };

export function DecidedTable({ cases, page, kept }: { cases: Listed[]; page: number; kept: Kept }) {
  return (
    <DataTable
      label="Decided cases"
      rows={cases}
      keyOf={({ id }) => id}
      columns={[
        { name: "Decision", cell: (item) => decisionCell(item, page, kept) },
        ...columns,
        {
          name: "When",
          isPlain: true,
          ...byTime(kept.sort ?? "newest", (sort) => addressOf("decided", 1, undefined, { ...kept, sort })),
          cell: whenCell,
        },
      ]}
    />
  );
}

function whenCell({ at }: Listed) {
  return <time dateTime={at.dateTime}>{at.label}</time>;
}

function decisionCell({ kind, caseId, outcome, reason, isThere }: Listed, page: number, kept: Kept) {
  const title = outcomeInWords[outcome];
  return (
    <>
      {isThere ? (
        <Link to={addressOf("decided", page, { kind, id: caseId }, kept)} preventScrollReset>
          {title}
        </Link>
      ) : (
        <strong>{title}</strong>
      )}
      {reason ? <p dir="auto">{shorten(reason, TEXT_MAX)}</p> : null}
    </>
  );
}

const columns: Column<Listed>[] = [
  {
    name: "About",
    isPlain: true,
    cell: ({ kind, about }) =>
      about ? (
        <>
          {kindInWords[kind]} <bdi>{about.name}</bdi>
          {about.title ? (
            <p dir="auto">
              <strong>{about.title}</strong>
            </p>
          ) : null}
          {about.text ? <p dir="auto">{shorten(about.text, TEXT_MAX)}</p> : null}
        </>
      ) : (
        `A deleted ${kind}`
      ),
  },
  { name: "Decided by", cell: ({ isMine, by }) => (isMine ? "you" : <bdi>{by ?? "a deleted member"}</bdi>) },
];
