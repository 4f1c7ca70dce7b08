import type { ContactPlan, PregnancyInfo } from "../../api/types.ts";
import { Dialog } from "../../components/dialog.tsx";
import { PrintButton } from "../../enhance/print-button.tsx";
import { formatDate } from "../../format/dates.ts";
import { NoVisits, whenOf } from "./visits-dialog.tsx";

interface Props {
  plan: ContactPlan;
  info: PregnancyInfo | null;
  closeTo: string;
}

/** Her visits as a card to print and take along, with lines for what is measured. On paper it stands alone. */
export function VisitCardDialog({ plan, info, closeTo }: Props) {
  if (plan.contacts.length === 0) return <NoVisits closeTo={closeTo} />;
  return (
    <Dialog title="Visit card" closeTo={closeTo}>
      <div className="visit-card">
        <p className="not-printed">
          Print it, or write it off, and take it to each visit. Let who sees you fill in what was measured.
        </p>
        <p className="not-printed">
          <PrintButton />
        </p>
        <Facts info={info} />
        <ol>
          {plan.contacts.map((contact) => (
            <li key={contact.key}>
              <h3>{contact.name}</h3>
              <p>
                {whenOf(contact)}
                {contact.done ? <strong> · Done</strong> : null}
              </p>
              <Lines names={contact.kind === "antenatalContact" ? antenatal : postnatal} />
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

function Facts({ info }: { info: PregnancyInfo | null }) {
  return (
    <>
      {info?.expectedDate ? <p>Due about {formatDate(info.expectedDate)}</p> : null}
      {info?.babyBirthDate ? <p>Born {formatDate(info.babyBirthDate)}</p> : null}
      <Lines names={["Name", "Blood group", "Clinic and its phone number"]} />
    </>
  );
}

const antenatal = [
  "Seen on",
  "Weight",
  "Blood pressure",
  "Blood (Hb)",
  "Urine",
  "Height of the womb",
  "Baby's heartbeat",
  "Vaccine or tablets",
  "Next visit",
];
const postnatal = [
  "Seen on",
  "Mother's blood pressure",
  "Mother's temperature",
  "Bleeding",
  "Baby's weight",
  "Baby's feeding",
  "Vaccine",
  "Next visit",
];

function Lines({ names }: { names: string[] }) {
  return (
    <ul className="lines">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
