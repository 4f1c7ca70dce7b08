import { getFormProps } from "@conform-to/react";
import { Form, href, Link, redirect } from "react-router";
import { z } from "zod";
import { babiesLeft, lossKind } from "../../../server/contract/pregnancies/fields.ts";
import { say } from "../../../server/contract/sentences/say.ts";
import { attempt, getApi, load, partly } from "../../api/client.ts";
import type { PregnancyInfo } from "../../api/types.ts";
import { CallLinks } from "../../components/call-links.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { optionalDateField } from "../../forms/date-field-schema.ts";
import { draftParts } from "../../forms/date-parts.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { namedFaults } from "./named-faults.ts";
import { CheckboxField, RadioField, SelectField, TextField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { m } from "../../messages/m.ts";
import { helplinesHere } from "../danger-signs/helplines-here.ts";
import type { Route } from "./+types/loss.ts";
import { babyName } from "./baby-fields.ts";
import { currentPregnancy } from "./own-pregnancies.ts";

const schema = z.object({
  pregnancy: z.string().max(40),
  kind: lossKind.optional(),
  /** What no answer stands for; of several babies she has to say, since one may live. */
  unanswered: z.literal("notSaid").optional(),
  date: optionalDateField(),
  isKept: z.literal("on").optional(),
  babiesLeft: babiesLeft.optional(),
  ...babyName,
  childId: z.string().max(100).optional(),
  isHidden: z.literal("on").optional(),
});

const late = { value: "lateMiscarriage", label: m.accountLossLate() };
const one = { value: "oneOfSeveral", label: m.accountLossOne() };
const notSaid = { value: "notSaid", label: m.accountLossNotSaid() };
const whilePregnant = [
  { value: "earlyMiscarriage", label: m.accountLossEarly() },
  late,
  { value: "ectopic", label: m.accountLossEctopic() },
  { value: "ended", label: m.accountLossEnded() },
  { value: "stillbirth", label: m.accountLossStillborn() },
  { value: "infantDeath", label: m.accountLossBornAndDied() },
];
const afterBirth = [
  { value: "infantDeath", label: m.accountLossDied() },
  { value: "stillbirth", label: m.accountLossStillborn() },
];
/** Nobody calls it a miscarriage from 24 weeks on. */
const LATE_MISCARRIAGE_DAYS_EARLY = 16 * 7;

export async function loader({ request, context }: Route.LoaderArgs) {
  const info = await currentPregnancy(getApi(context));
  if (!info) throw redirect(href("/account"));
  const draft = draftFields(context);
  const [{ data: children }, helplines] = await Promise.all([
    load(getApi(context).children.$get()),
    helplinesHere(request, context),
  ]);
  const babies = children.filter(({ pregnancyId }) => pregnancyId === info.id);
  return {
    helplines,
    babies: babies.length > 1 ? babies.map(({ id, called }) => ({ value: id, label: called })) : [],
    constraint: constraintsOf(schema),
    defaultValue: { ...draft, date: draftParts(draft, "date") },
    pregnancy: info.id,
    babiesLeft: Math.max(1, info.numberOfBabies - 1),
    isBorn: info.babyBirthDate !== null,
    choices: choicesFor(info),
    isOfOne: info.numberOfBabies === 1,
  };
}

function choicesFor({ babyBirthDate, babyAge, numberOfBabies }: PregnancyInfo) {
  if (!babyBirthDate) return [...whilePregnant, ...(numberOfBabies > 1 ? [one] : []), notSaid];
  const wasEarly = (babyAge?.daysEarly ?? 0) > LATE_MISCARRIAGE_DAYS_EARLY;
  return [...afterBirth, ...(wasEarly ? [late] : []), one, notSaid];
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const submission = readForm(form, schema);
  const { loss } = getApi(context).pregnancies[":id"];
  if (submission.status !== "success") {
    const texts = schema.partial().omit({ isHidden: true, isKept: true });
    const { pregnancy: id = "", ...sound } = soundFields(form, submission, texts) ?? {};
    const json = partly<Parameters<typeof loss.$put>[0]["json"]>({ ...sound, isHidden: true });
    return incomplete(
      submission,
      await faultsIn(sound, attempt(loss.$put({ param: { id }, query: { check: "true" }, json }))),
    );
  }
  const { pregnancy: id, isHidden, isKept, unanswered, kind = unanswered, ...given } = submission.value;
  if (!kind) return incomplete(submission, { kind: [say.lossKindMissing()] });
  const json = { ...given, kind, isHidden: isHidden === "on", isKept: isKept === "on" };
  const outcome = await attempt(loss.$put({ param: { id }, query: {}, json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  return redirect(href("/account/after-loss"), 303);
}

export default function Loss({ loaderData, actionData }: Route.ComponentProps) {
  const { helplines, pregnancy, babiesLeft, babies, isBorn, isOfOne, choices, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "loss", lastResult: actionData?.result, ...known });
  return (
    <Dialog title={isBorn ? m.accountLossTitleBaby() : m.accountLossTitle()}>
      <p>{m.accountLossIntro()}</p>
      <ErrorSummary form={namedFaults(form, { date: m.accountLossDay() })} />
      <div className="box danger">
        <p>
          <strong>{m.accountLossNow()}</strong>{" "}
          <Link to={`${href("/danger-signs")}?who=afterLoss`}>{m.signsSeeWhatToDo()}</Link>
        </p>
        <CallLinks isUrgent helplines={helplines} />
      </div>
      <Form method="post" {...getFormProps(form)} className="loss-form">
        <input type="hidden" name="pregnancy" value={pregnancy} />
        <input type="hidden" name="babiesLeft" value={babiesLeft} />
        {isOfOne ? <input type="hidden" name="unanswered" value="notSaid" /> : null}
        <RadioField
          field={fields.kind}
          label={m.accountWhatHappened()}
          hint={isOfOne ? m.accountLossOpen() : undefined}
          choices={choices}
          className="choices column"
        />
        <div className="if-ended">
          <CheckboxField field={fields.isKept} label={m.accountLossKeep()} hint={m.accountLossKeepHint()} />
        </div>
        {isBorn ? (
          <div className="if-one">
            {babies.length > 0 ? (
              <SelectField
                field={fields.childId}
                label={m.accountLossWhich()}
                hint={m.accountLossWhichHint()}
                choices={babies}
                prompt={m.accountLossNotSaid()}
              />
            ) : null}
            <TextField field={fields.babyName} label={m.accountLivingBabyName()} hint={m.accountLivingBabyNameHint()} />
          </div>
        ) : null}
        <div className="if-lost">
          <DateField
            field={fields.date}
            label={m.accountLossDay()}
            isOptional
            hint={isBorn ? m.accountLossDayHintBaby() : m.accountLossDayHint()}
          />
        </div>
        <CheckboxField field={fields.isHidden} label={m.accountLossHide()} hint={m.accountLossHideHint()} />
        <p>
          <Link to={href("/account/mistake")} replace preventScrollReset>
            {isBorn ? m.accountMistakeBirth() : m.accountMistakePregnancy()}
          </Link>
        </p>
        <StickySubmit sending={m.savingNow()}>{m.save()}</StickySubmit>
      </Form>
      <HelplineList helplines={helplines} purpose="crisis" heading="h3" />
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
