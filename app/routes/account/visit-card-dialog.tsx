import { Dialog } from "../../components/dialog.tsx";
import { PrintButton } from "../../enhance/print-button.tsx";
import type { VisitList } from "./visits-dialog.tsx";

/** Her visits as a card to print and take along, with lines for what is measured. On paper it stands alone. */
export function VisitCardDialog({ list, closeTo }: { list: VisitList; closeTo: string }) {
  return (
    <Dialog title="Visit card" closeTo={closeTo}>
      <div className="visit-card">
        <div className="not-printed">
          <p>Print it, or write it off, and take it to each visit. Let who sees you fill in what was measured.</p>
          <PrintButton />
        </div>
        {list.about ? <p>{list.about}</p> : null}
        <Lines names={list.ownLines} />
        <ol>
          {list.visits.map(({ key, name, when, done }) => (
            <li key={key}>
              <h3>{name}</h3>
              <p>
                {when}
                {done ? <strong> · Done</strong> : null}
              </p>
              <Lines names={list.lines} />
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

function Lines({ names }: { names: string[] }) {
  return (
    <ul className="lines">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
