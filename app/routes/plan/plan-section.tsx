import { href, Link } from "react-router";
import { m } from "../../messages/m.ts";
import { PlanCard, PlanFold, PlanLine } from "./plan-entry.tsx";
import type { PlanEntry, PlanGroup } from "./plan-groups.ts";
import type { PlanSection } from "./plan-sections.ts";

interface SectionProps {
  section: PlanSection;
  isOnly: boolean;
}

export function Section({ section: { id, child, groups }, isOnly }: SectionProps) {
  if (isOnly && child === null) return groups.map((group) => <Group key={group.id} group={group} />);
  return (
    <section className="of-plan of-person" aria-labelledby={`plan-${id}`}>
      <h2 id={`plan-${id}`}>
        <bdi>{child ?? m.planOfYou()}</bdi>
      </h2>
      {child === null ? null : (
        <p>
          <Link to={href("/record/child/:child", { child: id })}>{m.planChildGrowth()}</Link>
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.id} group={group} child={`plan-${id}`} />
      ))}
    </section>
  );
}

function Folds({ entries }: { entries: PlanEntry[] }) {
  return entries.map((entry) => <PlanFold key={entry.id} entry={entry} />);
}

function Lines({ entries }: { entries: PlanEntry[] }) {
  return (
    <ul className="undo-list">
      {entries.map((entry) => (
        <PlanLine key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

interface GroupProps {
  group: PlanGroup;
  child?: string;
}

function Group({ group, child }: GroupProps) {
  const { anchor, id, heading, lead, cards, folds, rest, lines, isFolded } = group;
  const Heading = child ? "h3" : "h2";
  const label = child ? `${child} ${anchor}` : anchor;
  if (isFolded)
    return (
      <section className="of-plan" aria-labelledby={label}>
        <Heading id={anchor}>{heading}</Heading>
        <details>
          <summary>{m.planShow({ count: lines.length })}</summary>
          {lead ? <p>{lead}</p> : null}
          <Lines entries={lines} />
        </details>
      </section>
    );
  return (
    <section className="of-plan" aria-labelledby={label}>
      <Heading id={anchor}>{heading}</Heading>
      {lead ? <p>{lead}</p> : null}
      {cards.length > 0 ? (
        <div className="of-two">
          {cards.map((entry) => (
            <PlanCard key={entry.id} entry={entry} heading={child ? "h4" : "h3"} />
          ))}
        </div>
      ) : null}
      {folds.length > 0 ? (
        <>
          {id === "late" ? <p>{m.planGroupLateFolds()}</p> : null}
          <div className="folds">
            <Folds entries={folds} />
          </div>
        </>
      ) : null}
      {rest ? (
        <details>
          <summary>
            {rest.title}{" "}
            {rest.whose ? (
              <span className="visually-hidden">
                (<bdi>{rest.whose}</bdi>)
              </span>
            ) : null}
          </summary>
          <div className="folds">
            <Folds entries={rest.folds} />
          </div>
        </details>
      ) : null}
      {lines.length > 0 ? <Lines entries={lines} /> : null}
    </section>
  );
}
