import { getFormProps } from "@conform-to/react";
import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { optionalDateField } from "../../forms/date-field-schema.ts";
import { draftParts, partsOf } from "../../forms/date-parts.ts";
import { EarlyBirthField } from "../../forms/early-birth-field.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/birth.ts";
import { birthDate } from "./baby-fields.ts";
import { earlyBirth } from "./born-early.ts";
import { askOfEarlyBirth, earlyBirthAnswer } from "./early-birth.ts";
import { currentPregnancy } from "./own-pregnancies.ts";

const schema = z.object({
  ...birthDate,
  ...earlyBirthAnswer,
  dueDate: optionalDateField(),
  pregnancy: z.string().max(40),
});

export async function loader({ context }: Route.LoaderArgs) {
  const info = await currentPregnancy(getApi(context));
  if (!info?.babyBirthDate) throw redirect(href("/account/dates"));
  const { lastMenstrualPeriod, scanDate, transferDate, dueDate } = info.dating;
  const held = draftFields(context);
  return {
    constraint: constraintsOf(schema),
    defaultValue: {
      babyBirthDate: draftParts(held, "babyBirthDate") ?? partsOf(info.babyBirthDate),
      dueDate: draftParts(held, "dueDate") ?? partsOf(dueDate),
    },
    pregnancy: info.id,
    early: earlyBirth(info),
    asksDueDate: !(lastMenstrualPeriod ?? scanDate ?? transferDate),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const submission = readForm(form, schema);
  const birth = getApi(context).pregnancies[":id"];
  const sound = soundFields(form, submission, schema.partial()) ?? {};
  const { pregnancy: id = "", babyBirthDate, early, dueDate } = sound;
  const asked = babyBirthDate ? await askOfEarlyBirth({ babyBirthDate, early }, context) : null;
  // An absent field keeps the due date; an empty one removes it.
  const given = form.has("dueDate.day") ? { dueDate: dueDate ?? null } : {};
  const call = { param: { id }, json: { babyBirthDate, ...given } };
  if (submission.status !== "success" || asked) {
    const faults = await faultsIn(call.json, attempt(birth.$put({ ...call, query: { check: "true" } })));
    return incomplete(submission, { ...faults, ...asked });
  }
  const outcome = await attempt(birth.$put({ ...call, query: {} }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.updated() });
  return redirect(href("/account"), 303);
}

export default function Birth({ loaderData, actionData }: Route.ComponentProps) {
  const { pregnancy, asksDueDate, early, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "birth",
    lastResult: actionData?.result,
    ...known,
  });
  return (
    <Dialog title={m.accountUpdateBirth()}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <input type="hidden" name="pregnancy" value={pregnancy} />
        <DateField field={fields.babyBirthDate} label={m.fieldBirthDate()} hint={m.accountBirthDateHint()} />
        {early ? (
          <>
            <p>{early}</p>
            <ul>
              <li>{m.earlyBirthGrowth()}</li>
              <li>{m.earlyBirthSkills()}</li>
              <li>{m.earlyBirthVaccines()}</li>
            </ul>
          </>
        ) : null}
        <EarlyBirthField field={fields.early} />
        {asksDueDate ? (
          <DateField field={fields.dueDate} label={m.accountHadDueDate()} isOptional hint={m.accountHadDueDateHint()} />
        ) : null}
        <StickySubmit sending={m.savingNow()}>{m.save()}</StickySubmit>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
