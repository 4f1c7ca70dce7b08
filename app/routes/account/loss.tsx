import { getFormProps } from "@conform-to/react";
import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { babiesLeft, lossKind } from "../../../server/contract/pregnancies/fields.ts";
import { attempt, getApi, partly } from "../../api/client.ts";
import type { PregnancyInfo } from "../../api/types.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { optionalDateField } from "../../forms/date-field-schema.ts";
import { draftParts } from "../../forms/date-parts.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, RadioField, TextField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import type { Route } from "./+types/loss.ts";
import { babyName } from "./baby-fields.ts";
import { currentPregnancy } from "./own-pregnancies.ts";

const schema = z.object({
  pregnancy: z.string().max(40),
  kind: lossKind,
  date: optionalDateField(),
  isKept: z.literal("on").optional(),
  babiesLeft: babiesLeft.optional(),
  ...babyName,
  isHidden: z.literal("on").optional(),
});

const late = { value: "lateMiscarriage", label: "I had a late miscarriage, after about 3 months" };
const one = { value: "oneOfSeveral", label: "One of my babies died, and another lives" };
const last = [
  { value: "notSaid", label: "I would rather not say" },
  { value: "mistake", label: "It was entered by mistake" },
];
const whilePregnant = [
  { value: "earlyMiscarriage", label: "I had a miscarriage in the first 3 months" },
  late,
  { value: "ectopic", label: "It was an ectopic pregnancy, outside the womb" },
  { value: "ended", label: "The pregnancy was ended" },
  { value: "stillbirth", label: "My baby was stillborn" },
  { value: "infantDeath", label: "My baby was born and died" },
];
const afterBirth = [
  { value: "infantDeath", label: "My baby died" },
  { value: "stillbirth", label: "My baby was stillborn" },
];
/** Nobody calls it a miscarriage from 24 weeks on. */
const LATE_MISCARRIAGE_DAYS_EARLY = 16 * 7;

export async function loader({ context }: Route.LoaderArgs) {
  const info = await currentPregnancy(getApi(context));
  if (!info) throw redirect(href("/account"));
  const draft = draftFields(context);
  return {
    constraint: constraintsOf(schema),
    defaultValue: { ...draft, date: draftParts(draft, "date") },
    pregnancy: info.id,
    babiesLeft: Math.max(1, info.numberOfBabies - 1),
    isBorn: info.babyBirthDate !== null,
    choices: choicesFor(info),
  };
}

function choicesFor({ babyBirthDate, babyAge, numberOfBabies }: PregnancyInfo) {
  if (!babyBirthDate) return [...whilePregnant, ...(numberOfBabies > 1 ? [one] : []), ...last];
  const wasEarly = (babyAge?.daysEarly ?? 0) > LATE_MISCARRIAGE_DAYS_EARLY;
  return [...afterBirth, ...(wasEarly ? [late] : []), one, ...last];
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
  const { pregnancy: id, isHidden, isKept, ...given } = submission.value;
  const json = { ...given, isHidden: isHidden === "on", isKept: isKept === "on" };
  const outcome = await attempt(loss.$put({ param: { id }, query: {}, json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  return redirect(href("/account/after-loss"), 303);
}

export default function Loss({ loaderData, actionData }: Route.ComponentProps) {
  const { pregnancy, babiesLeft, isBorn, choices, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "loss", lastResult: actionData?.result, ...known });
  return (
    <Dialog title="A loss, or a wrong entry">
      <p>After you save, we stop counting and will not mention it again. You can undo this afterwards.</p>
      <Form method="post" {...getFormProps(form)} className="loss-form">
        <ErrorSummary form={form} />
        <input type="hidden" name="pregnancy" value={pregnancy} />
        <input type="hidden" name="babiesLeft" value={babiesLeft} />
        <RadioField field={fields.kind} label="What happened?" choices={choices} className="choices column" />
        <div className="if-ended">
          <CheckboxField
            field={fields.isKept}
            label="Keep this in my history"
            hint="Only for a pregnancy that was ended. Not ticked, we store no more than that it is over. Ticked, it is in your own data file, and nowhere else. Your list hides it either way."
          />
        </div>
        {isBorn ? (
          <div className="if-one">
            <TextField
              field={fields.babyName}
              label="Name of the baby who lives"
              hint="If one of your babies died. Only you see it."
            />
          </div>
        ) : null}
        <div className="if-lost">
          <DateField
            field={fields.date}
            label="The day it happened"
            isOptional
            hint="After a birth, the day of the birth. We use today if you leave it empty."
          />
        </div>
        <CheckboxField
          field={fields.isHidden}
          label="Hide it from my list of pregnancies and babies"
          hint="It is kept, and you can show it again."
        />
        <SubmitButton sending="Saving…">Save</SubmitButton>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
