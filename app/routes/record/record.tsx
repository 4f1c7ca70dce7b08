import { href, Link } from "react-router";
import { AccountArea } from "../../components/account-area.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";
import { pageTitle } from "../../format/title.ts";
import { Icon } from "../../icons/icon.tsx";
import { requireAccount } from "../../middleware/require-account.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/record.ts";
import { Adding } from "./adding.tsx";
import { loadRecord } from "./load-record.ts";
import { Readings } from "./readings.tsx";
import { Urgent } from "./urgent.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export function loader({ request, context }: Route.LoaderArgs) {
  return loadRecord(request, context);
}

export default function Record({ loaderData }: Route.ComponentProps) {
  const { one, children, urgent, standing, adding, sections } = loaderData;
  return (
    <AccountArea isFurtherBelow={Boolean(one)}>
      {one ? (
        <Link className="back" to={href("/record")}>
          <Icon name="arrow-left" />
          {m.recordBackToAll()}
        </Link>
      ) : null}
      <h1>{one ? one.name : m.recordTitle()}</h1>
      {urgent ? <Urgent urgent={urgent} /> : null}
      {one ? null : <p className="lead">{m.recordLead()}</p>}
      <TranslationNote {...standing} />
      <Adding kinds={adding} to={href("/record/add")} />
      {children.length > 0 ? (
        <section className="settings-group" aria-labelledby="children">
          <h2 className="kick" id="children">
            {m.growthOfChildren()}
          </h2>
          <RowList>
            {children.map(({ id, called }) => (
              <Row
                key={id}
                to={href("/record/child/:child", { child: id })}
                icon="baby"
                title={<bdi>{called}</bdi>}
                hint={m.growthOfChildrenHint()}
              />
            ))}
          </RowList>
        </section>
      ) : null}
      <p className="quiet">
        {m.recordNotes()} {sections.length > 0 ? m.recordTap() : null}
      </p>
      {sections.map((section) => (
        <Readings key={section.kind} section={section} />
      ))}
      {one ? <Pagination page={one.page} totalPages={one.totalPages} label={one.name} /> : null}
    </AccountArea>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.recordTitle());
}
