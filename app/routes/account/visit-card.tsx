import { href } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { keptOn } from "../../components/kept-page.tsx";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { Icon } from "../../icons/icon.tsx";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/visit-card.ts";
import { NoVisits } from "./no-visits.tsx";
import { currentPregnancy } from "./own-pregnancies.ts";
import { Born } from "./pregnancy-name.tsx";
import { visitCard } from "./visit-list.ts";
import { pagePath } from "../../language.ts";
import { childCardPath } from "../downloads/child-card.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context);
  const [{ data: plan }, { data: visits }, info] = await Promise.all([
    load(api.plan.$get()),
    load(api.calendar.contacts.$get()),
    currentPregnancy(api),
  ]);
  return visitCard(plan, visits, info, nowIn(context.get(hostContext).timeZone).date);
}

export default function VisitCard({ loaderData: card }: Route.ComponentProps) {
  if (!card) return <NoVisits />;
  return (
    <Dialog title={m.accountVisitCard()}>
      <p>{m.accountVisitCardText()}</p>
      {import.meta.env.SSR && keptOn() ? null : (
        <p className="actions">
          <a className="button main" href={pagePath(href("/downloads/:file", { file: "visit-card.pdf" }))}>
            <Icon name="download" />
            {m.accountDownloadPdf()}
          </a>
        </p>
      )}
      <p className="quiet">{card.child ? <Born {...card.child} /> : card.due}</p>
      <ul className="undo-list">
        {card.visits.map(({ key, name, when }) => (
          <li key={key}>
            <span>
              {name}
              <br />
              <span className="quiet">{when}</span>
            </span>
          </li>
        ))}
      </ul>
      {card.vaccinesOf && !(import.meta.env.SSR && keptOn()) ? (
        <p>
          <a href={childCardPath(card.vaccinesOf)}>{m.accountCardOfChild()}</a>
        </p>
      ) : null}
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
