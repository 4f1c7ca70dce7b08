import { Form, href, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { formatDate } from "../../format/dates.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { PregnancyRecord } from "../../api/types.ts";
import { DialogLink } from "./dialog-link.tsx";
import { UndoLossForm } from "./undo-loss-form.tsx";

interface Props {
  records: PregnancyRecord[];
  /** With what she has hidden. */
  withHidden: boolean;
  closeTo: string;
}

/** All her pregnancies and babies: which one is current, another chosen, a loss taken back. */
export function PregnanciesDialog({ records, withHidden, closeTo }: Props) {
  const here = `${href("/account")}?dialog=pregnancies`;
  return (
    <Dialog title="Pregnancies and babies" closeTo={closeTo}>
      {records.length === 0 ? <p>None stands here.</p> : null}
      <ul className="undo-list">
        {records.map((record) => (
          <li key={record._id}>
            <RecordLine record={record} />
            <Choice record={record} />
          </li>
        ))}
      </ul>
      <p className="actions">
        <DialogLink name="add-pregnancy" icon="plus">
          Add a pregnancy
        </DialogLink>{" "}
        <DialogLink name="add-baby" icon="plus">
          Add a baby
        </DialogLink>
      </p>
      <p>
        {withHidden ? (
          <Link to={here}>Leave out what I hid</Link>
        ) : (
          <Link to={`${here}&hidden=1`}>Show what I hid, if anything</Link>
        )}
      </p>
    </Dialog>
  );
}

function RecordLine({ record }: { record: PregnancyRecord }) {
  const { isCurrent, loss, lostBabies } = record;
  const name = loss && lossNames[loss.kind];
  return (
    <span>
      <NameOf record={record} />
      {name ? <span className="quiet"> · {name}</span> : null}
      {lostBabies ? (
        <span className="quiet"> · {lostBabies === 1 ? "One baby" : `${lostBabies} babies`} died</span>
      ) : null}{" "}
      {isCurrent && !loss ? <span className="badge">Current</span> : null}
    </span>
  );
}

function NameOf({ record: { babyName, babyBirthDate, expectedDate, loss } }: { record: PregnancyRecord }) {
  if (babyBirthDate) {
    return (
      <>
        <bdi>{babyName ?? "Baby"}</bdi>, born {formatDate(babyBirthDate)}
      </>
    );
  }
  // A day that will not come is not to be met in a list.
  if (loss) return "A pregnancy";
  return <>Pregnancy{expectedDate ? `, due ${formatDate(expectedDate)}` : ""}</>;
}

/** What she would rather not say has no name in a list; how a pregnancy was ended the API never tells. */
const lossNames: Record<NonNullable<PregnancyRecord["loss"]>["kind"], string | null> = {
  miscarriage: "Miscarriage",
  earlyMiscarriage: "Miscarriage",
  lateMiscarriage: "Late miscarriage",
  ectopic: "Ectopic pregnancy",
  stillbirth: "Stillborn",
  infantDeath: "Died",
  notSaid: null,
  mistake: "Entered by mistake",
};

function Choice({ record: { _id, isCurrent, loss, lostBabies } }: { record: PregnancyRecord }) {
  if (loss || (lostBabies && isCurrent)) return <UndoLossForm id={_id} />;
  if (isCurrent) return null;
  return (
    <Form method="post">
      <input type="hidden" name="pregnancy" value={_id} />
      <SubmitButton intent="make-current" tone="plain" sending="One moment…">
        Make this the current one
      </SubmitButton>
    </Form>
  );
}
