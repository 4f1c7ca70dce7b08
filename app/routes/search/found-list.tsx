import { href } from "react-router";
import type { SearchItem } from "../../api/types.ts";
import { DangerMark } from "../../components/danger-mark.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { formatDate } from "../../format/dates.ts";
import { unbroken } from "../../format/words.ts";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";

export function FoundList({ items }: { items: SearchItem[] }) {
  return (
    <RowList isWide>
      {items.map((item) => (
        <Row
          key={item.id}
          to={addresses[item.kind](item)}
          title={<TextIn language={item.textLanguage}>{unbroken(item.title)}</TextIn>}
          heading="h3"
          hint={
            <>
              <Mark item={item} />
              <span>
                {item.date ? <time dateTime={item.date}>{formatDate(item.date)}&nbsp;· </time> : null}
                <TextIn language={item.textLanguage}>{unbroken(item.snippet)}</TextIn>
              </span>
            </>
          }
        />
      ))}
    </RowList>
  );
}

function Mark({ item: { question, isDangerSign } }: { item: SearchItem }) {
  if (!question && !isDangerSign) return null;
  const words = (
    <>
      {question ? `${levels[question.level]}\u00A0· ${about[question.who]}` : m.dangerSign()}
      <span className="visually-hidden">:</span>
    </>
  );
  if (!question) return <DangerMark>{words}</DangerMark>;
  if (question.level !== "now") return <span className="level">{words}</span>;
  return <DangerMark>{words}</DangerMark>;
}

const levels = { now: m.getHelpNow(), today: m.searchCallToday(), watch: m.searchWatch() };

const about = {
  pregnant: m.searchInPregnancy(),
  afterBirth: m.afterBirth(),
  baby: m.baby(),
  afterLoss: m.whoAfterLoss(),
};

const addresses: Record<SearchItem["kind"], (item: SearchItem) => string> = {
  dangerSign: ({ id, question }) =>
    `${href("/danger-signs")}?${new URLSearchParams({ who: question?.who ?? "pregnant", check: "1", feel: id })}`,
  symptom: ({ id }) => `${href("/symptom")}?id=${id}`,
  article: ({ id }) => href("/article/:id", { id }),
  guideline: ({ id }) => href("/guidelines/:id", { id }),
  week: ({ week }) => `${href("/weeks")}?tab=${week?.stage === "afterBirth" ? "after" : "before"}&week=${week?.number}`,
  event: ({ id }) => href("/events/:id", { id }),
  page: ({ id }) => `/${id}`,
};
