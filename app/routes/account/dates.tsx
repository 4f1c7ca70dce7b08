import { Form, href, Link, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { readIntent, unknownForm } from "../../forms/intent.ts";
import { constraintsOf } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { draftFields } from "../../middleware/draft.ts";
import { flashOutcome } from "../../middleware/session.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/dates.ts";
import { DatesForm } from "./dates-form.tsx";
import { changeDates, datesSchema } from "./dates-schema.ts";
import { datesValues, scanList } from "./dates-values.ts";
import { DialogLink } from "./dialog-link.tsx";
import { currentPregnancy } from "./own-pregnancies.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const info = await currentPregnancy(getApi(context));
  if (info?.babyBirthDate) throw redirect(href("/account/birth"));
  const known = info?.status === "born" ? null : info;
  return {
    constraint: constraintsOf(datesSchema),
    defaultValue: datesValues(info, draftFields(context)),
    pregnancy: known?.id,
    scans: known && scanList(known),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return readIntent(form, ["dates", "remove-scan"], "dates") === "dates"
    ? changeDates(form, context)
    : removeScan(form, context);
}

async function removeScan(form: FormData, context: Readonly<RouterContextProvider>) {
  const param = { id: textIn(form, "pregnancy"), date: textIn(form, "scan") };
  const outcome = await attempt(getApi(context).pregnancies[":id"].scan[":date"].$delete({ param }));
  flashOutcome(context, outcome, m.accountScanRemoved);
  return redirect(href("/account/dates"), 303);
}

function textIn(form: FormData, name: string) {
  const text = form.get(name);
  if (typeof text === "string" && text) return text;
  throw unknownForm();
}

export default function Dates({ loaderData, actionData }: Route.ComponentProps) {
  const { scans, ...known } = loaderData;
  return (
    <Dialog title={m.accountUpdatePeriod()}>
      <DatesForm {...known} result={actionData?.result} intent="dates" />
      {known.pregnancy && scans ? <Scans id={known.pregnancy} scans={scans} /> : null}
    </Dialog>
  );
}

const hidden = <span className="visually-hidden" />;

function Scans({ id, scans }: { id: string; scans: ReturnType<typeof scanList> }) {
  return (
    <section aria-labelledby="your-scans">
      <h3 id="your-scans">{m.accountScans()}</h3>
      {scans.length === 0 ? <p>{m.accountScansNone()}</p> : null}
      <ul className="undo-list">
        {scans.map(({ date, name, day }) => (
          <li key={date}>
            <span>{name}</span>
            <Form method="post" preventScrollReset className="actions">
              <input type="hidden" name="pregnancy" value={id} />
              <input type="hidden" name="scan" value={date} />
              <Link className="button plain" to={`${href("/account/scan")}?day=${date}`} preventScrollReset>
                <Rich of={m.accountScanChangeOf} marks={{ hidden }} with={{ date: day }} />
              </Link>{" "}
              <SubmitButton intent="remove-scan" tone="plain" sending={m.oneMoment()}>
                <Rich of={m.accountScanRemoveOf} marks={{ hidden }} with={{ date: day }} />
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
      <p className="actions">
        <DialogLink to={href("/account/scan")} icon="plus">
          {m.accountScanAdd()}
        </DialogLink>
      </p>
    </section>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
