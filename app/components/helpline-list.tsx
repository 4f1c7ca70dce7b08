import type { Helpline } from "../api/types.ts";
import { formatDate } from "../format/dates.ts";
import { asSentence } from "../format/sentence.ts";
import { Icon } from "../icons/icon.tsx";
import { Rich } from "./rich.tsx";
import { m } from "../messages/m.ts";
import { SourceLink } from "./source-link.tsx";
import { TextIn } from "./text-in.tsx";

type Purpose = Helpline["purpose"];

const titles: Record<Exclude<Purpose, "emergency">, string> = {
  crisis: m.helplinesCrisis(),
  violence: m.helplinesViolence(),
  poison: m.helplinesPoison(),
  vaccines: m.helplinesVaccines(),
};

interface Props {
  helplines: Helpline[];
  purpose: Purpose | null;
  heading?: "h2" | "h3";
  isUrgent?: boolean;
}

/** The numbers for one purpose, beside the sign or text that it belongs to. Nothing where there is none. */
export function HelplineList({ helplines, purpose, heading: Heading = "h2", isUrgent = false }: Props) {
  const shown = helplines.filter((helpline) => helpline.purpose === purpose);
  if (purpose === null || purpose === "emergency" || shown.length === 0) return null;
  return (
    <section className="helplines" aria-labelledby={`helplines-${purpose}`}>
      <Heading id={`helplines-${purpose}`}>{titles[purpose]}</Heading>
      <ul>
        {shown.map(({ name, number, area, hours, source, textLanguage }) => (
          <li key={number} className="calls">
            <span>
              <TextIn language={textLanguage}>
                {name ? `${asSentence(name, textLanguage)} ` : ""}
                {hours ? `${asSentence(hours, textLanguage)} ` : ""}
              </TextIn>
              {area}
              {source?.checked ? (
                <span className="quiet">
                  {" "}
                  <Rich
                    of={m.sourceChecked}
                    marks={{ source: <SourceLink to={source.url} /> }}
                    with={{ date: formatDate(source.checked) }}
                  />
                </span>
              ) : null}
            </span>{" "}
            <a className={isUrgent ? "button call" : "button plain"} href={`tel:${number}`}>
              <Icon name="phone" />
              {m.callNumber({ number })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
