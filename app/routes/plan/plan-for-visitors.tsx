import { useId } from "react";
import { href, Link } from "react-router";
import type { GeneralPlan } from "../../api/types.ts";
import { Row, RowList } from "../../components/row-list.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";
import { m } from "../../messages/m.ts";

/** What the plan of any pregnancy and child holds; null when it could not be loaded. */
export function PlanForVisitors({ general }: { general: GeneralPlan | null }) {
  return (
    <>
      <p>{m.planVisitor()}</p>
      <RowList>
        <Row to={href("/")} icon="calendar-days" title={m.weekFind()} hint={m.weekFindHint()} />
      </RowList>
      {general ? (
        <>
          <GeneralList title={m.planVisitorVisits()} items={general.visits} />
          <GeneralList title={m.planVisitorOwnChecks()} items={general.ownChecks} />
          <GeneralList title={m.planVisitorVaccines()} items={general.vaccines} />
          <TranslationNote isUnreviewed={general.isUnreviewed} />
        </>
      ) : null}
      <section aria-labelledby="own-plan">
        <h2 id="own-plan">{m.planVisitorOwn()}</h2>
        <p>{m.planVisitorAccount()}</p>
        <p className="actions">
          <Link className="button main" to={href("/register")}>
            {m.placeSignup()}
          </Link>{" "}
          <Link className="button plain" to={`${href("/login")}?${new URLSearchParams({ next: href("/plan") })}`}>
            {m.planLogIn()}
          </Link>
        </p>
      </section>
    </>
  );
}

function GeneralList({ title, items }: { title: string; items: GeneralPlan["visits"] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <RowList isWide>
        {items.map(({ key, name, about }) => (
          <Row key={key} title={name} heading="h3" hint={about} />
        ))}
      </RowList>
    </section>
  );
}
