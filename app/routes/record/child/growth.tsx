import { href, Link } from "react-router";
import { AccountArea } from "../../../components/account-area.tsx";
import { Box } from "../../../components/box.tsx";
import { TranslationNote } from "../../../components/translation-note.tsx";
import { pageTitle } from "../../../format/title.ts";
import { Icon } from "../../../icons/icon.tsx";
import { requireAccount } from "../../../middleware/require-account.ts";
import { m } from "../../../messages/m.ts";
import { Adding } from "../adding.tsx";
import { ReadingLine } from "../reading-line.tsx";
import { Readings } from "../readings.tsx";
import { Urgent } from "../urgent.tsx";
import type { Route } from "./+types/growth.ts";
import { loadGrowth } from "./load-growth.ts";

const LONG_NAME = 24;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export function loader({ params, context }: Route.LoaderArgs) {
  return loadGrowth(params.child, context);
}

export default function Growth({ loaderData, params: { child } }: Route.ComponentProps) {
  const { called, age, urgent, standing, adding, sections, forLength, note } = loaderData;
  return (
    <AccountArea>
      <Link className="back" to={href("/record")}>
        <Icon name="arrow-left" />
        {m.growthBack()}
      </Link>
      {called.length > LONG_NAME ? (
        <>
          <h1>{m.growthTitle()}</h1>
          <p className="lead">
            <strong>
              <bdi>{called}</bdi>
            </strong>
          </p>
        </>
      ) : (
        <h1>
          {m.growthTitle()}: <bdi>{called}</bdi>
        </h1>
      )}
      <p className="quiet">{age}</p>
      {urgent ? <Urgent urgent={urgent} /> : null}
      <p className="lead">{m.growthLead()}</p>
      <TranslationNote {...standing} />
      {note && !urgent ? (
        <Box kind="soon" title={m.growthNoteTitle()}>
          <p>{note}</p>
        </Box>
      ) : null}
      <Adding kinds={adding} to={href("/record/child/:child/add", { child })} />
      <AboutLines child={child} {...loaderData} />
      {sections.map((section) => (
        <Readings key={section.kind} section={section} />
      ))}
      {forLength ? (
        <section className="growth" aria-labelledby="for-length">
          <h2 id="for-length">{m.growthForLength()}</h2>
          <div className="card">
            <ReadingLine line={forLength} />
            <p className="hint">{m.growthForLengthHint()}</p>
          </div>
        </section>
      ) : null}
    </AccountArea>
  );
}

type AboutProps = Route.ComponentProps["loaderData"] & { child: string };

function AboutLines({ child, sections, isSexTold, isCorrected, hasLines }: AboutProps) {
  if (sections.length === 0) return <p className="quiet">{m.growthNotes()}</p>;
  return (
    <>
      {hasLines ? <p>{m.growthLines()}</p> : null}
      {isSexTold ? null : (
        <p>
          <Link to={href("/children/edit/:id", { id: child })}>{m.growthNoSex()}</Link>
        </p>
      )}
      {isCorrected ? <p>{m.growthCorrected()}</p> : null}
      <p className="quiet">
        {m.growthNotes()} {m.recordTap()} {hasLines ? m.growthSource() : null}
      </p>
    </>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.growthTitle());
}
