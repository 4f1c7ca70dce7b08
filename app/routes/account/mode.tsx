import { getFormProps } from "@conform-to/react";
import { Form, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { dateField } from "../../forms/date-field-schema.ts";
import { draftParts, partsOf } from "../../forms/date-parts.ts";
import { EarlyBirthField } from "../../forms/early-birth-field.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { signedInMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/mode.ts";
import { babyName, birthDate } from "./baby-fields.ts";
import { askOfEarlyBirth, earlyBirthAnswer } from "./early-birth.ts";
import { currentPregnancy } from "./own-pregnancies.ts";
import { say } from "../../../server/contract/sentences/say.ts";

const birth = z.object({ ...birthDate, ...earlyBirthAnswer, ...babyName });
const pregnancy = z.object({ lastMenstrualPeriod: dateField(say.lastPeriodMissing) });

type Fields = z.input<typeof birth> & z.input<typeof pregnancy>;

export async function loader({ context }: Route.LoaderArgs) {
  const { isPregnant } = signedInMember(context);
  const info = await currentPregnancy(getApi(context));
  const held = draftFields(context);
  return {
    isPregnant,
    isOfOne: !info || info.numberOfBabies === 1,
    constraint: constraintsOf(isPregnant ? birth : pregnancy),
    defaultValue: {
      babyBirthDate: draftParts(held, "babyBirthDate"),
      babyName: held.babyName ?? info?.babyName ?? undefined,
      lastMenstrualPeriod:
        draftParts(held, "lastMenstrualPeriod") ?? partsOf(isPregnant ? null : info?.lastMenstrualPeriod),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return signedInMember(context).isPregnant ? toAfterBirth(form, context) : toPregnancy(form, context);
}

async function toAfterBirth(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, birth);
  const { early, ...told } = soundFields(form, submission, birth.partial()) ?? {};
  const { babyBirthDate } = told;
  const asked = babyBirthDate ? await askOfEarlyBirth({ babyBirthDate, early }, context) : null;
  const json = { isPregnant: false, ...told };
  const mode = getApi(context).user.switchpregnancy;
  if (submission.status !== "success" || asked) {
    const faults = await faultsIn(told, attempt(mode.$post({ query: { check: "true" }, json })));
    return incomplete(submission, { ...faults, ...asked });
  }
  const outcome = await attempt(mode.$post({ query: {}, json }));
  return outcome.ok ? switched(context) : refused(submission, outcome.failure);
}

async function toPregnancy(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, pregnancy);
  if (submission.status !== "success") return incomplete(submission);
  const json = { isPregnant: true, ...submission.value };
  const outcome = await attempt(getApi(context).user.switchpregnancy.$post({ query: {}, json }));
  return outcome.ok ? switched(context) : refused(submission, outcome.failure);
}

function switched(context: Readonly<RouterContextProvider>) {
  flash(context, { kind: "status", message: m.updated() });
  return redirect(href("/account"), 303);
}

export default function Mode({ loaderData, actionData }: Route.ComponentProps) {
  const { isPregnant, isOfOne, ...known } = loaderData;
  const [form, fields] = useForm<Fields>({ id: "mode", lastResult: actionData?.result, ...known });
  return (
    <Dialog title={isPregnant ? m.accountToAfterBirth() : m.accountToPregnancy()}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <p>{isPregnant ? m.accountToAfterBirthWhat() : m.accountToPregnancyWhat()}</p>
        {isPregnant ? (
          <>
            <DateField field={fields.babyBirthDate} label={m.fieldBirthDate()} />
            <EarlyBirthField field={fields.early} />
            <TextField
              field={fields.babyName}
              label={m.fieldBabyName()}
              hint={isOfOne ? m.accountBabyNameHint() : m.accountBabyNamesHint()}
            />
          </>
        ) : (
          <DateField
            field={fields.lastMenstrualPeriod}
            label={m.fieldLastPeriod()}
            hint={m.accountSwitchPeriodHint()}
          />
        )}
        <StickySubmit sending={m.savingNow()}>{m.save()}</StickySubmit>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
