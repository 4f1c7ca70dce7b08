import type { Shot } from "../format/vaccine-words.ts";
import { m } from "../messages/m.ts";

const words = { done: ` ${m.vaccineDone()}`, next: ` ${m.vaccineNext()}`, late: ` ${m.vaccineLate()}`, open: "" };

export function VaccineLine({ shots }: { shots: Shot[] }) {
  return (
    <ol className="shots" aria-label={m.vaccines()}>
      {shots.map(({ label, state }) => (
        <li key={label} data-state={state}>
          {label}
          {words[state] ? <span className="visually-hidden">{words[state]}</span> : null}
        </li>
      ))}
    </ol>
  );
}
