import { href, Link } from "react-router";
import { Row, RowList } from "../../components/row-list.tsx";
import type { OwnWeek } from "./own-week.ts";
import { m } from "../../messages/m.ts";

/** The texts of all weeks are written about one baby. */
export function SeveralNote({ stage }: { stage: OwnWeek["stage"] }) {
  return (
    <>
      <p className="several">
        {m.weekSeveral()} {stage === "pregnancy" ? m.weekSeveralPregnant() : m.weekSeveralBorn()}{" "}
        <Link to={`${href("/search")}?${new URLSearchParams({ q: "twins" })}`}>{m.weekSeveralRead()}</Link>
      </p>
      {stage === "pregnancy" ? (
        <RowList>
          <Row
            to={`${href("/danger-signs")}?who=pregnant`}
            icon="triangle-alert"
            tone="danger"
            title={m.weekSeveralLess()}
          />
        </RowList>
      ) : null}
    </>
  );
}
