import { href } from "react-router";
import { AREAS } from "../../../server/contract/symptoms/areas.ts";
import { inLanguage, type Language } from "../../../server/contract/languages.ts";
import type { DangerSignQuestion, Helpline } from "../../api/types.ts";
import { HelplineList } from "../../components/helpline-list.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { standingOfAll, TranslationNote } from "../../components/translation-note.tsx";
import { unbroken } from "../../format/words.ts";
import { Icon } from "../../icons/icon.tsx";
import { language, pagePath } from "../../language.ts";
import { m } from "../../messages/m.ts";
import { areaNames } from "../danger-signs/area-names.ts";
import { CheckRow } from "../danger-signs/check-row.tsx";
import { OfflineWords } from "./offline-words.tsx";
import { OwnPages } from "./own-pages.tsx";

interface Props {
  app: { name: string; emergencyNumber: string };
  signs: DangerSignQuestion[];
  helplines: Helpline[];
  otherLanguages: Language[];
  isKept: boolean;
  script: string;
  nonce: string;
}

export const MADE_BY_SCRIPT = `<section class="advice now"><h3></h3><ul class="chosen"></ul></section>
<section class="advice today"></section><section class="advice watch"></section><section class="advice none"></section>`;

const groups: [DangerSignQuestion["who"], string][] = [
  ["pregnant", m.whoPregnant()],
  ["afterBirth", m.afterBirth()],
  ["baby", m.baby()],
  ["afterLoss", m.whoAfterLoss()],
];

const purposes = ["crisis", "violence", "poison", "vaccines"] as const;

export function OfflinePage({ app, signs, helplines, otherLanguages, isKept, script, nonce }: Props) {
  const number = helplines.find(({ purpose }) => purpose === "emergency")?.number ?? app.emergencyNumber;
  const title = m.placeOffline();
  return (
    <html
      lang={language.code}
      dir={language.direction}
      data-address={pagePath(href("/offline"))}
      data-offline={isKept ? "on" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${app.name}`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href={pagePath(href("/manifest.webmanifest"))} />
      </head>
      <body>
        <header className="site-header">
          <a className="brand" href={pagePath(href("/"))}>
            <Icon name="brand" />
            <span>{app.name}</span>
          </a>
        </header>
        <main className="page narrow danger-check">
          <div id="no-network" className="box" role="status" hidden>
            <p>
              <strong>{m.offlineNotice()}</strong>
            </p>
            <p>{m.offlineNoticeWords()}</p>
            <p className="actions">
              <a className="button" href={pagePath(href("/"))}>
                {m.tryAgain()}
              </a>
            </p>
          </div>
          <h1>{title}</h1>
          <p className="lead">{m.offlineLead()}</p>
          {otherLanguages.map((other) => (
            <p key={other.code}>
              <a href={inLanguage(href("/offline"), other)} lang={other.code} hrefLang={other.code}>
                {other.name}
              </a>
            </p>
          ))}
          <p className="actions calls">
            <a className="button call" href={`tel:${number}`}>
              <Icon name="phone" />
              {m.callNumber({ number })}
            </a>
          </p>
          <p id="own-said" role="status" />
          <OwnPages />
          <h2 id="signs">{m.placeDangerSigns()}</h2>
          <p className="hint">{m.dangerNothingKept()}</p>
          <TranslationNote {...standingOfAll(signs)} />
          {groups.map(([who, name]) => (
            <details key={who} name="who" className="danger-group">
              <summary>{name}</summary>
              <Check who={who} signs={signs.filter((sign) => sign.who === who)} />
            </details>
          ))}
          <p className="quiet">{m.dangerNoReplacement()}</p>
          <h2>{m.offlineNumbers()}</h2>
          {purposes.map((purpose) => (
            <div key={purpose} data-purpose={purpose}>
              <HelplineList helplines={helplines} purpose={purpose} heading="h3" />
            </div>
          ))}
          <section id="kept" hidden>
            <h2>{m.offlineKeptTitle()}</h2>
            <p id="kept-none">{m.offlineEmpty()}</p>
            <ul id="kept-list" className="card" />
            <p className="hint">{m.offlineWho()}</p>
            <p className="actions">
              <button type="button" className="button plain" id="kept-remove-all" hidden>
                {m.offlineRemoveAll()}
              </button>
            </p>
          </section>
        </main>
        <OfflineWords signs={signs} />
        {/* oxlint-disable-next-line react/no-danger */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

/** Without script, as long as there is network, the form is that of the danger check. */
function Check({ who, signs }: { who: DangerSignQuestion["who"]; signs: DangerSignQuestion[] }) {
  const areas = [
    ...AREAS.map((area) => ({
      name: areaNames[who][area],
      own: signs.filter((sign) => sign.area === area && sign.level !== "watch"),
    })),
    { name: m.dangerAreaHarmless(), own: signs.filter(({ level }) => level === "watch") },
  ].filter(({ own }) => own.length > 0);
  return (
    <form action={pagePath(href("/danger-signs"))}>
      <input type="hidden" name="who" value={who} />
      <input type="hidden" name="check" value="1" />
      <fieldset className="field">
        <legend>{who === "baby" ? m.dangerTickBaby() : m.dangerTick()}</legend>
        {areas.map(({ name, own }, index) => (
          <div key={name} role="group" aria-labelledby={`${who}-${index}`}>
            <h3 className="area" id={`${who}-${index}`}>
              {name}
            </h3>
            <div className="check-rows">
              {own.map(({ id, label, textLanguage }) => (
                <CheckRow
                  key={id}
                  name="feel"
                  value={id}
                  label={<TextIn language={textLanguage}>{unbroken(label)}</TextIn>}
                />
              ))}
            </div>
          </div>
        ))}
      </fieldset>
      <p>
        <button type="submit" className="button main">
          {m.dangerSee()}
        </button>
      </p>
    </form>
  );
}
