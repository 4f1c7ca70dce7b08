import { Link } from "react-router";
import type { ModerationCase } from "../../../api/types.ts";
import { DataTable, type Column } from "../../../components/data-table.tsx";
import type { Moment } from "../../../format/relative-time.ts";
import { shorten } from "../../../format/shorten.ts";
import { addressOf } from "./lists.ts";
import { kindInWords, nameOfCase, reasonsInWords } from "./words.ts";

const TEXT_MAX = 120;

type Listed = ModerationCase & { came: Moment };

export function CaseTable({ label, cases, page }: { label: string; cases: Listed[]; page: number }) {
  return (
    <DataTable
      label={label}
      rows={cases}
      keyOf={({ kind, id }) => `${kind}:${id}`}
      columns={[{ name: "Case", cell: (item) => caseCell(item, page) }, ...columns]}
    />
  );
}

function caseCell(item: Listed, page: number) {
  const { id, kind, subject, reports, decision } = item;
  const title = decision ? null : (subject?.title ?? reports[0]?.seen.title);
  const text = decision?.answer ?? subject?.text ?? reports[0]?.seen.text ?? "";
  return (
    <>
      <Link to={addressOf("waiting", page, { kind, id })} preventScrollReset>
        {nameOfCase(item)}
      </Link>
      {title ? (
        <p dir="auto">
          <strong>{title}</strong>
        </p>
      ) : null}
      <p dir="auto">{shorten(text, TEXT_MAX)}</p>
    </>
  );
}

const columns: Column<Listed>[] = [
  { name: "Why", isPlain: true, cell: (item) => reasonsInWords(item).join(", ") || null },
  {
    name: "By",
    isPlain: true,
    cell: ({ kind, subject, reports, decision }) => (
      <>
        {kindInWords[kind]} <bdi>{decision?.name ?? subject?.author.fullName ?? reports[0]?.seen.name}</bdi>
        {!subject && !decision && kind !== "member" ? ", deleted by its author" : null}
      </>
    ),
  },
  { name: "Received", isPlain: true, cell: ({ came }) => <time dateTime={came.dateTime}>{came.label}</time> },
];
