import { href, Link } from "react-router";
import type { SearchItem } from "../../api/types.ts";
import { DangerMark } from "../../components/danger-mark.tsx";
import { formatDate } from "../../format/dates.ts";
import { Icon } from "../../icons/icon.tsx";

export function FoundList({ items }: { items: SearchItem[] }) {
  return (
    <ul className="found-list">
      {items.map((item) => (
        <li key={item.id}>
          <Mark item={item} />
          <h3>
            <Link to={addresses[item.kind](item)}>{item.title}</Link>
          </h3>
          {item.date ? (
            <p>
              <time dateTime={item.date}>{formatDate(item.date)}</time>
            </p>
          ) : null}
          <p>{item.snippet}</p>
        </li>
      ))}
    </ul>
  );
}

function Mark({ item: { question, isDangerSign } }: { item: SearchItem }) {
  if (!question) return isDangerSign ? <DangerMark /> : null;
  const words = `${levels[question.level]} · ${about[question.who]}`;
  if (question.level !== "now") return <p className="quiet">{words}</p>;
  return (
    <p className="danger-mark">
      <Icon name="circle-alert" />
      {words}
    </p>
  );
}

const levels = { now: "Get help now", today: "Call today", watch: "Watch closely" };

const about = { pregnant: "In pregnancy", afterBirth: "After birth", baby: "Baby", afterLoss: "After a loss" };

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
