import { Form, href, Link } from "react-router";
import { getApi } from "../../api/client.ts";
import type { PregnancyRecord } from "../../api/types.ts";
import { Dialog } from "../../components/dialog.tsx";
import { readIntent } from "../../forms/intent.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { formatDate } from "../../format/dates.ts";
import { safePath } from "../../middleware/safe-path.ts";
import type { Route } from "./+types/pregnancies.ts";
import { DialogLink } from "./dialog-link.tsx";
import { allPregnancies, makeCurrent, undoLoss } from "./own-pregnancies.ts";
import { UndoLossForm } from "./undo-loss-form.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const withHidden = url.searchParams.has("hidden");
  return { withHidden, records: await allPregnancies(getApi(context), withHidden) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return readIntent(form, ["make-current", "undo-loss"]) === "undo-loss"
    ? undoLoss(form, context)
    : makeCurrent(form, context, backOf(form, request));
}

function backOf(form: FormData, request: Request) {
  const back = form.get("back");
  return typeof back === "string" ? safePath(back, request) : href("/account");
}

export default function Pregnancies({ loaderData: { records, withHidden } }: Route.ComponentProps) {
  const here = href("/account/pregnancies");
  return (
    <Dialog title="Pregnancies and babies">
      {records.length === 0 ? <p>You have none yet.</p> : null}
      <ul className="undo-list">
        {records.map((record) => (
          <li key={record.id}>
            <RecordLine record={record} />
            <Choice record={record} />
          </li>
        ))}
      </ul>
      <p className="actions">
        <DialogLink to={href("/account/add-pregnancy")} icon="plus">
          Add a pregnancy
        </DialogLink>{" "}
        <DialogLink to={href("/account/add-baby")} icon="plus">
          Add a baby
        </DialogLink>
      </p>
      <p>
        {withHidden ? (
          <Link to={here}>Leave out what I hid</Link>
        ) : (
          <Link to={`${here}?hidden=1`}>Show what I hid, if anything</Link>
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
  // A due date that will not come is not shown.
  if (loss) return "A pregnancy";
  return <>Pregnancy{expectedDate ? `, due ${formatDate(expectedDate)}` : ""}</>;
}

/** A kind that she would rather not name is null; the API never tells that a pregnancy was ended. */
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

function Choice({ record: { id, isCurrent, loss, lostBabies } }: { record: PregnancyRecord }) {
  if (loss || (lostBabies && isCurrent)) return <UndoLossForm id={id} />;
  if (isCurrent) return null;
  return (
    <Form method="post">
      <input type="hidden" name="pregnancy" value={id} />
      <SubmitButton intent="make-current" tone="plain" sending="One moment…">
        Make this the current one
      </SubmitButton>
    </Form>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
