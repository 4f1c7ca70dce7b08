import { Fragment } from "react";
import { href } from "react-router";
import { Picture } from "../../components/picture.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { unbroken } from "../../format/words.ts";
import { m } from "../../messages/m.ts";
import type { SymptomGroup } from "./symptom-groups.ts";

const NAMED = 3;

/** Closed, so that the common ones are in sight; 'Danger signs' itself is one tap from everywhere. */
export function DangerSigns({ title, symptoms }: SymptomGroup) {
  return (
    <details className="danger-group">
      <summary>
        <h2>
          {title} ({symptoms.length})
        </h2>
        <br />
        <span className="hint">
          {symptoms.slice(0, NAMED).map(({ id, symptom, textLanguage }, index) => (
            <Fragment key={id}>
              {index > 0 ? "\u00A0· " : null}
              <TextIn language={textLanguage}>{symptom}</TextIn>
            </Fragment>
          ))}
          {symptoms.length > NAMED ? `\u00A0· ${m.moreCount({ count: symptoms.length - NAMED })}` : null}
        </span>
      </summary>
      <RowList isWide>
        {symptoms.map(({ id, symptom, summary, textLanguage }) => (
          <Row
            key={id}
            to={addressOf(id)}
            icon="circle-alert"
            title={<TextIn language={textLanguage}>{symptom}</TextIn>}
            heading="h3"
            hint={<TextIn language={textLanguage}>{unbroken(summary)}</TextIn>}
            tone="danger"
          />
        ))}
      </RowList>
    </details>
  );
}

export function Common({ title, symptoms }: SymptomGroup) {
  return (
    <section>
      <h2>{title}</h2>
      <RowList isWide>
        {symptoms.map(({ id, symptom, summary, imageUrl, textLanguage }) => (
          <Row
            key={id}
            to={addressOf(id)}
            title={<TextIn language={textLanguage}>{symptom}</TextIn>}
            heading="h3"
            hint={<TextIn language={textLanguage}>{unbroken(summary)}</TextIn>}
            picture={<Picture path={imageUrl} size="small" />}
          />
        ))}
      </RowList>
    </section>
  );
}

function addressOf(id: string) {
  return `${href("/symptom")}?id=${id}`;
}
