import { getFormProps } from "@conform-to/react";
import { Form, href, Link, redirect } from "react-router";
import { z } from "zod";
import type { ReminderChannel } from "../../../server/contract/reminders/channels.ts";
import { reminderChannel } from "../../../server/contract/reminders/fields.ts";
import { REMINDER_HOURS } from "../../../server/contract/reminders/hours.ts";
import { attempt, getApi, load, needed } from "../../api/client.ts";
import { appSettings } from "../../api/shared.ts";
import type { ReminderChoice } from "../../api/types.ts";
import { Dialog } from "../../components/dialog.tsx";
import { Rich } from "../../components/rich.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { RadioField, SelectField } from "../../forms/field.tsx";
import { readIntent } from "../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { zoneName } from "../../format/zone-name.ts";
import { m } from "../../messages/m.ts";
import { signedInMember } from "../../middleware/member.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/reminders.ts";
import { hourName } from "./reminder-hour.ts";

const HOURS = REMINDER_HOURS.map(String);
const schema = z.object({
  hour: z.enum(HOURS, { error: () => m.remindersHourMissing() }),
  channel: reminderChannel.optional(),
});
const nothing = z.object({});

export async function loader({ context }: Route.LoaderArgs) {
  const { phoneNumber } = signedInMember(context);
  const { sendsReminders, sendsPush } = needed(await appSettings(context)).data;
  const choice = sendsReminders || sendsPush ? (await load(getApi(context).reminder.$get())).data : null;
  return {
    phoneNumber,
    choice,
    sendsReminders,
    sendsPush,
    zone: zoneName(timeZoneOf(context)),
    constraint: constraintsOf(schema),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData();
  const calls = getApi(context).reminder;
  if (readIntent(typed, ["save", "end"]) === "end") {
    const ended = await attempt(calls.$delete());
    if (!ended.ok) return refused(readForm(typed, nothing), ended.failure);
    flash(context, { kind: "status", message: m.remindersEnded() });
    return redirect(href("/account"), 303);
  }
  const submission = readForm(typed, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { hour, channel } = submission.value;
  const json = { hour: Number(hour), channel, timeZone: timeZoneOf(context) };
  const outcome = await attempt(calls.$put({ json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.remindersSaved({ hour: hourName(json.hour) }) });
  return redirect(href("/account"), 303);
}

export default function Reminders({ loaderData: { choice, ...shown }, actionData }: Route.ComponentProps) {
  return (
    <Dialog title={m.remindersTitle()} closeTo={href("/account")}>
      {choice === null ? <p>{m.remindersNone()}</p> : null}
      {choice?.state === "afterLoss" ? <p>{m.remindersAfterLoss()}</p> : null}
      {choice?.state === "stopped" ? (
        <>
          <p>
            <Rich of={m.remindersStopped} marks={{ number: <bdi /> }} with={{ number: shown.phoneNumber }} />
          </p>
          <p className="actions">
            <Link className="button plain" to={href("/account/phone")} preventScrollReset>
              {m.accountPhoneTitle()}
            </Link>
          </p>
        </>
      ) : null}
      {choice?.state === "on" ? (
        <p>
          <strong>{m.remindersOn({ hour: hourName(choice.hour) })}</strong>
        </p>
      ) : null}
      {choice?.state === "on" || choice?.state === "off" ? (
        <>
          {shown.sendsReminders ? <About phoneNumber={shown.phoneNumber} /> : <AboutNotices />}
          <p>{m.remindersOthers()}</p>
          {usable(choice).length > 0 ? <Choose choice={choice} result={actionData?.result} {...shown} /> : null}
          {shown.sendsReminders && !choice.isPhoneProved ? <Prove phoneNumber={shown.phoneNumber} /> : null}
          {shown.sendsPush && !choice.channels.includes("push") ? (
            <p>
              <Rich
                of={m.remindersPushFirst}
                marks={{ link: <Link to={href("/account/push")} preventScrollReset /> }}
              />
            </p>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
}

function About({ phoneNumber }: { phoneNumber: string }) {
  return (
    <>
      <p>
        <Rich of={m.remindersAbout} marks={{ number: <bdi /> }} with={{ number: phoneNumber }} />
      </p>
      <p>{m.remindersExample()}</p>
    </>
  );
}

function AboutNotices() {
  return (
    <>
      <p>{m.remindersAboutPush()}</p>
      <p>{m.remindersExamplePush()}</p>
    </>
  );
}

/** Without a proved number only what needs none. */
function usable({ channels, isPhoneProved }: ReminderChoice) {
  return isPhoneProved ? channels : channels.filter((channel) => channel === "push");
}

function Prove({ phoneNumber }: { phoneNumber: string }) {
  return (
    <>
      <p>
        <Rich of={m.remindersProve} marks={{ number: <bdi /> }} with={{ number: phoneNumber }} />
      </p>
      <p className="actions">
        <Link className="button main" to={`${href("/account/prove-phone")}?for=reminders`} preventScrollReset>
          {m.accountProveRow()}
        </Link>
      </p>
    </>
  );
}

interface Choosing extends Pick<Route.ComponentProps["loaderData"], "zone" | "constraint"> {
  choice: ReminderChoice;
  result: NonNullable<Route.ComponentProps["actionData"]>["result"] | undefined;
}

function Choose({ choice, zone, constraint, result }: Choosing) {
  const { state, hour, channel: chosen } = choice;
  const channels = usable(choice);
  const channel = channels.find((one) => one === chosen) ?? channels[0];
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "reminders",
    lastResult: result,
    constraint,
    defaultValue: { hour: String(hour), channel },
  });
  const hours = REMINDER_HOURS.map((value) => ({ value: String(value), label: hourName(value) }));
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <SelectField
        field={fields.hour}
        label={m.remindersHour()}
        hint={m.remindersHourHint({ zone })}
        choices={hours}
        prompt={m.remindersHourMissing()}
      />
      {channels.length > 1 ? (
        <RadioField
          field={fields.channel}
          label={m.remindersChannel()}
          choices={channels.map((value) => ({ value, label: channelNames[value]() }))}
        />
      ) : (
        <input type="hidden" name="channel" value={channel} />
      )}
      <p className="sticky-action actions">
        <SubmitButton intent="save" sending={m.savingNow()}>
          {state === "on" ? m.save() : m.remindersTurnOn()}
        </SubmitButton>{" "}
        {state === "on" ? (
          <SubmitButton intent="end" tone="plain" sending={m.oneMoment()}>
            {m.remindersTurnOff()}
          </SubmitButton>
        ) : null}
      </p>
    </Form>
  );
}

const channelNames: Record<ReminderChannel, () => string> = {
  sms: m.remindersBySms,
  call: m.remindersByCall,
  whatsapp: m.remindersByWhatsapp,
  push: m.remindersByPush,
};

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
