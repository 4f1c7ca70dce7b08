import { href } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { PrintButton } from "../../enhance/print-button.tsx";
import type { Route } from "./+types/visit-card.ts";
import { NoVisits } from "./no-visits.tsx";
import { currentPregnancy } from "./own-pregnancies.ts";
import { visitCard } from "./visit-list.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context);
  const [{ data: plan }, info] = await Promise.all([load(api.calendar.contacts.$get()), currentPregnancy(api)]);
  return visitCard(plan, info);
}

export default function VisitCard({ loaderData: card }: Route.ComponentProps) {
  if (!card) return <NoVisits />;
  return (
    <Dialog title="Visit card">
      <div className="visit-card">
        <div className="not-printed">
          <p>Take it to each visit. Ask the doctor or midwife to fill in what was measured.</p>
          <p className="actions">
            <a className="button main" href={href("/downloads/:file", { file: "visit-card.pdf" })}>
              Download <span className="visually-hidden">the visit card </span>(PDF)
            </a>{" "}
            <PrintButton />
          </p>
        </div>
        {card.about ? <p>{card.about}</p> : null}
        <Lines names={card.ownLines} />
        <ol>
          {card.visits.map(({ key, name, when, done }) => (
            <li key={key}>
              <h3>{name}</h3>
              <p>
                {when}
                {done ? <strong> · Done</strong> : null}
              </p>
              <Lines names={card.lines} />
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

function Lines({ names }: { names: string[] }) {
  return (
    <ul className="lines">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
