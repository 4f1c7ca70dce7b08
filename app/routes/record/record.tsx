import { href, Link } from "react-router";
import { AccountArea } from "../../components/account-area.tsx";
import { Box } from "../../components/box.tsx";
import { CallLinks } from "../../components/call-links.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";
import { pageTitle } from "../../format/title.ts";
import { Icon } from "../../icons/icon.tsx";
import { requireAccount } from "../../middleware/require-account.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/record.ts";
import { loadRecord, type RecordSection, type UrgentReadings } from "./load-record.ts";
import { ReadingLine } from "./reading-line.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export function loader({ request, context }: Route.LoaderArgs) {
  return loadRecord(request, context);
}

export default function Record({ loaderData: { one, urgent, standing, adding, sections } }: Route.ComponentProps) {
  return (
    <AccountArea>
      {one ? (
        <Link className="back" to={href("/record")}>
          <Icon name="arrow-left" />
          {m.recordBackToAll()}
        </Link>
      ) : null}
      <h1>{one ? one.name : m.recordTitle()}</h1>
      {one ? null : <p className="lead">{m.recordLead()}</p>}
      {urgent ? <Urgent urgent={urgent} /> : null}
      <TranslationNote {...standing} />
      {adding.length > 0 ? (
        <section className="settings-group" aria-labelledby="add">
          <h2 className="kick" id="add">
            {m.recordAddTitle()}
          </h2>
          <RowList>
            {adding.map(({ kind, name, last }) => (
              <Row
                key={kind}
                to={`${href("/record/add")}?kind=${kind}`}
                icon="plus"
                title={name}
                hint={last ?? m.recordNothing()}
                preventScrollReset
              />
            ))}
          </RowList>
        </section>
      ) : null}
      <p className="quiet">
        {m.recordNotes()} {sections.length > 0 ? m.recordTap() : null}
      </p>
      {sections.map((section) => (
        <Section key={section.kind} section={section} />
      ))}
      {one ? <Pagination page={one.page} totalPages={one.totalPages} label={one.name} /> : null}
    </AccountArea>
  );
}

function Urgent({ urgent: { level, title, sentences } }: { urgent: UrgentReadings }) {
  const words = sentences.map(({ sentence, textLanguage }) => (
    <TextIn key={sentence} as="p" language={textLanguage}>
      {sentence}
    </TextIn>
  ));
  return (
    <Box kind={level === "thisWeek" ? "help" : "danger"} title={title}>
      {words}
      <CallLinks isUrgent={level === "now"} hasSigns />
    </Box>
  );
}

function Section({ section: { kind, name, total, hasMore, line, readings } }: { section: RecordSection }) {
  return (
    <section className="growth" aria-labelledby={kind}>
      <h2 id={kind}>{name}</h2>
      <div className="card">
        {line ? <ReadingLine line={line} /> : null}
        <table>
          <thead>
            <tr>
              <th scope="col">{m.recordDay()}</th>
              <th scope="col">{m.recordReading()}</th>
            </tr>
          </thead>
          <tbody>
            {readings.map(({ id, day, value, advice }) => (
              <tr key={id}>
                <th scope="row">{day}</th>
                <td>
                  <Link className="button text" to={href("/record/edit/:id", { id })} preventScrollReset>
                    <span className="visually-hidden">{m.recordChange()} </span>
                    {value}
                  </Link>
                  {advice ? (
                    <TextIn as="p" className={advice.isUrgent ? "error" : "hint"} language={advice.textLanguage}>
                      {advice.words}
                    </TextIn>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {hasMore ? (
          <p>
            <Link to={`${href("/record")}?kind=${kind}`}>{m.recordAll({ total })}</Link>
          </p>
        ) : null}
      </div>
    </section>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.recordTitle());
}
