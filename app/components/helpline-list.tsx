import { provinceNames } from "../../server/contract/helplines/choices.ts";
import type { Helpline } from "../api/types.ts";
import { formatDate } from "../format/dates.ts";

type Purpose = Helpline["purpose"];

const titles: Record<Exclude<Purpose, "emergency">, string> = {
  crisis: "To talk to somebody",
  violence: "If somebody hurts or threatens you",
  poison: "About something swallowed",
  vaccines: "About vaccines",
};

/** The numbers for one purpose, beside the sign or text that it belongs to. Nothing where there is none. */
export function HelplineList({ helplines, purpose }: { helplines: Helpline[]; purpose: Purpose | null }) {
  const shown = helplines.filter((helpline) => helpline.purpose === purpose);
  if (purpose === null || purpose === "emergency" || shown.length === 0) return null;
  return (
    <section className="helplines" aria-labelledby={`helplines-${purpose}`}>
      <h2 id={`helplines-${purpose}`}>{titles[purpose]}</h2>
      <ul>
        {shown.map(({ name, number, province, hours, source }) => (
          <li key={number}>
            <a className="button plain" href={`tel:${number}`}>
              Call {number}
            </a>{" "}
            <span>
              {name}. {hours ? `${hours}. ` : ""}
              {province ? `For ${provinceNames[province]}.` : "For all of Pakistan."}
              {source?.checked ? (
                <span className="quiet">
                  {" "}
                  <a href={source.url} rel="noopener">
                    Source
                  </a>
                  , checked {formatDate(source.checked)}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
