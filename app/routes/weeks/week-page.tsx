import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { SourceList } from "../../components/source-list.tsx";
import { Icon } from "../../icons/icon.tsx";
import { GrowthCurve } from "./growth-curve.tsx";
import { WeekArticles } from "./week-articles.tsx";
import { WeekStage } from "./week-stage.tsx";
import { WeekText } from "./week-text.tsx";
import { weeksToKeep, type Tab } from "./weeks-to-keep.ts";
import type { WeekView } from "./week-view.ts";
import { m } from "../../messages/m.ts";

interface Props {
  view: WeekView;
  tab: Tab;
  addressOf: (week: number) => string;
  children: ReactNode;
  note?: ReactNode;
  more?: ReactNode;
}

export function WeekPage({ view, tab, addressOf, children, note, more }: Props) {
  const { week, last, curve, length, articles, sources, review } = view;
  return (
    <>
      <WeekStage view={view} addressOf={addressOf}>
        {children}
      </WeekStage>
      <div className="page week">
        <div className="week-text">
          {note}
          <WeekText view={view} />
          <keep-offline data-pages={JSON.stringify(weeksToKeep(tab, week, last))} />
          {more}
        </div>
        <div className="week-side">
          {curve ? <GrowthCurve curve={curve} /> : null}
          {length ? <p className="hint">{length}</p> : null}
          <WeekArticles articles={articles} />
          <SourceList sources={sources} review={review} />
        </div>
        <nav className="neighbours" aria-label={m.weekOther()}>
          {week > 1 ? (
            <Link className="button" rel="prev" to={addressOf(week - 1)} viewTransition>
              <Icon name="chevron-left" />
              {m.weekNumber({ week: week - 1 })}
            </Link>
          ) : null}{" "}
          {week < last ? (
            <Link className="button" rel="next" to={addressOf(week + 1)} viewTransition>
              {m.weekNumber({ week: week + 1 })}
              <Icon name="chevron-right" />
            </Link>
          ) : null}
        </nav>{" "}
        <details className="all-weeks">
          <summary>{m.weekAll()}</summary>{" "}
          <nav aria-label={m.weekAll()}>
            {Array.from({ length: last }, (_, index) => index + 1).map((number) => (
              <Fragment key={number}>
                <Link to={addressOf(number)} viewTransition aria-current={number === week ? "page" : undefined}>
                  {number}
                </Link>{" "}
              </Fragment>
            ))}
          </nav>
        </details>
      </div>
    </>
  );
}
