import { redirect, href, Link } from "react-router";
import { getApi } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { SourceLinks } from "../../components/source-list.tsx";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/due-date.ts";
import { currentPregnancy } from "./own-pregnancies.ts";
import { dateRules, whichDate } from "./which-date.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const current = await currentPregnancy(getApi(context));
  const due = current && whichDate(current);
  if (!due) throw redirect(href("/account"));
  return { due, rules: dateRules(current) };
}

export default function DueDate({ loaderData: { due, rules } }: Route.ComponentProps) {
  return (
    <Dialog title={m.accountWhichDate()}>
      <Facts dates={due.days.slice(0, 1)} />
      <p className="lead">{due.sentence}</p>
      {due.said.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {rules.dates.length > 1 ? <Facts dates={rules.dates} /> : null}
      <p>{m.accountOtherDate()}</p>
      <p>
        <Link to={href("/account/dates")} replace preventScrollReset>
          {m.accountChangeDates()}
        </Link>
      </p>
      <details>
        <summary>{m.accountHowDateIsChosen()}</summary>
        <p>{rules.order}</p>
        <ol>
          {rules.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <p>{rules.note}</p>
        <div className="quiet">
          <p>{m.accountSources()}</p>
          <SourceLinks sources={rules.sources} />
        </div>
      </details>
    </Dialog>
  );
}

function Facts({ dates }: { dates: { name: string; day: string }[] }) {
  return (
    <dl className="facts">
      {dates.map(({ name, day }) => (
        <div key={`${name} ${day}`}>
          <dt>{name}</dt>
          <dd>{day}</dd>
        </div>
      ))}
    </dl>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
