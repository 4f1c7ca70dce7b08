import type { Shot } from "../format/next-thing.ts";

const words = { done: " done", next: " next", open: "" };

export function VaccineLine({ shots }: { shots: Shot[] }) {
  return (
    <ol className="shots" aria-label="Vaccines">
      {shots.map(({ label, state }) => (
        <li key={label} data-state={state}>
          {label}
          {words[state] ? <span className="visually-hidden">{words[state]}</span> : null}
        </li>
      ))}
    </ol>
  );
}
