import { Fragment } from "react";
import { href, Link } from "react-router";
import { Box } from "../../components/box.tsx";
import { Html } from "../../format/html.tsx";
import { Icon } from "../../icons/icon.tsx";
import { useApp } from "../../use-app.ts";
import type { CoreSigns } from "./core-signs.ts";
import { m } from "../../messages/m.ts";
import type { LanguageCode } from "../../../server/contract/languages.ts";
import { TextIn } from "../../components/text-in.tsx";

interface Props {
  html: string;
  signs: CoreSigns[];
  /** Of the text; undefined where it is the page's. */
  language: LanguageCode | undefined;
  heading?: "h2" | "h3";
}

const NAMED = 5;

/** What the text says of it, and every sign that means 'now'. */
export function WhenToCall({ html, signs, language, heading = "h3" }: Props) {
  const { emergencyNumber } = useApp();
  const [only, ...more] = signs;
  const named = html ? 0 : NAMED;
  const check = only && more.length === 0 ? `${href("/danger-signs")}?who=${only.who}` : href("/danger-signs");
  return (
    <Box kind="danger" title={m.weekWhenToCall()} heading={heading}>
      {html ? <Html html={html} language={language} /> : null}
      {named > 0 && only ? <p>{m.weekGetHelp()}</p> : null}
      {signs.map(({ who, title, labels }) => (
        <Fragment key={who}>
          {named > 0 ? (
            <>
              <strong>{title}</strong>
              <Labels title={title} labels={labels.slice(0, named)} />
            </>
          ) : null}
          <details className="core-signs">
            <summary>
              {named > 0 ? m.moreCount({ count: labels.length - named }) : `${title} (${labels.length})`}
              {named > 0 ? <span className="visually-hidden"> ({title})</span> : null}
            </summary>
            {named > 0 ? null : <p>{m.weekGetHelp()}</p>}
            <Labels title={title} labels={labels.slice(named)} />
          </details>
        </Fragment>
      ))}
      <p className="actions calls">
        <a className="button call" href={`tel:${emergencyNumber}`}>
          <Icon name="phone" />
          {m.callNumber({ number: emergencyNumber })}
        </a>{" "}
        <Link className="button" to={check}>
          {only ? m.weekCheckWhat() : m.placeDangerSigns()}
        </Link>
      </p>
    </Box>
  );
}

function Labels({ title, labels }: Pick<CoreSigns, "title" | "labels">) {
  return (
    <ul aria-label={title}>
      {labels.map(({ label, textLanguage }) => (
        <TextIn key={label} as="li" language={textLanguage}>
          {label}
        </TextIn>
      ))}
    </ul>
  );
}
