import { Form, href, Link } from "react-router";
import { getApi, load } from "../../api/client.ts";
import type { PregnancyRecord } from "../../api/types.ts";
import { Dialog } from "../../components/dialog.tsx";
import { RowList } from "../../components/row-list.tsx";
import { readIntent } from "../../forms/intent.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { safePath } from "../../middleware/safe-path.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/pregnancies.ts";
import { DialogRow } from "./dialog-row.tsx";
import { allPregnancies, makeCurrent, pregnanciesAndBabies, undoLoss } from "./own-pregnancies.ts";
import { Born, PregnancyName } from "./pregnancy-name.tsx";
import { UndoLossForm } from "./undo-loss-form.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const withHidden = url.searchParams.has("hidden");
  const api = getApi(context);
  const [records, { data: children }] = await Promise.all([allPregnancies(api, withHidden), load(api.children.$get())]);
  const hasHidden = records.some(({ loss, lostBabies }) => loss?.isHidden || lostBabies);
  return { withHidden, hasHidden, ...pregnanciesAndBabies(records, children) };
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

export default function Pregnancies({ loaderData }: Route.ComponentProps) {
  const { records, others, count, withHidden, hasHidden } = loaderData;
  const here = href("/account/pregnancies");
  return (
    <Dialog title={m.accountPregnancies()}>
      {count === 0 ? <p>{m.accountPregnanciesNone()}</p> : null}
      {records.length > 0 ? (
        <ul className="row-list undo-list">
          {records.map((record) => (
            <li key={record.id}>
              <RecordLine record={record} />
              <Choice record={record} />
            </li>
          ))}
        </ul>
      ) : null}
      <RowList>
        {others.map(({ id, name, birthDate }) => (
          <DialogRow
            key={id}
            to={href("/children/edit/:id", { id })}
            icon="baby"
            title={<Born name={name} birthDate={birthDate} />}
          />
        ))}
        <DialogRow to={href("/account/add-pregnancy")} icon="plus" title={m.accountAddPregnancy()} />
        <DialogRow to={href("/account/add-baby")} icon="plus" title={m.accountAddBaby()} />
      </RowList>
      {/* Always there: a link that came and went would tell whoever looks on that something is hidden. */}
      <p>
        {withHidden && !hasHidden ? `${m.accountNothingHidden()} ` : null}
        {withHidden ? (
          <Link to={here}>{m.accountLeaveOutHidden()}</Link>
        ) : (
          <Link to={`${here}?hidden=1`}>{m.accountShowHidden()}</Link>
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
      <PregnancyName {...record} />
      {name ? <span className="quiet">&nbsp;· {name}</span> : null}
      {lostBabies ? <span className="quiet">&nbsp;· {m.accountBabiesDied({ count: lostBabies })}</span> : null}{" "}
      {isCurrent && !loss ? <span className="badge">{m.accountCurrent()}</span> : null}
    </span>
  );
}

/** A kind that she would rather not name is null; the API never tells that a pregnancy was ended. */
const lossNames: Record<NonNullable<PregnancyRecord["loss"]>["kind"], string | null> = {
  miscarriage: m.accountKindMiscarriage(),
  earlyMiscarriage: m.accountKindMiscarriage(),
  lateMiscarriage: m.accountKindLateMiscarriage(),
  ectopic: m.accountKindEctopic(),
  stillbirth: m.accountKindStillbirth(),
  infantDeath: m.accountKindDeath(),
  notSaid: null,
  mistake: m.accountKindMistake(),
};

function Choice({ record: { id, isCurrent, loss, lostBabies } }: { record: PregnancyRecord }) {
  if (loss || (lostBabies && isCurrent)) return <UndoLossForm id={id} />;
  if (isCurrent) return null;
  return (
    <Form className="next-acts" method="post">
      <input type="hidden" name="pregnancy" value={id} />
      <SubmitButton intent="make-current" tone="text" sending={m.oneMoment()}>
        {m.accountMakeCurrent()}
      </SubmitButton>
    </Form>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
