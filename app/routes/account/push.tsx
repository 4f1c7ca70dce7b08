import { getFormProps } from "@conform-to/react";
import { useEffect, useState, type MouseEvent } from "react";
import { Form, href, Link, redirect, useSubmit } from "react-router";
import { z } from "zod";
import { pushSubscription } from "../../../server/contract/push/fields.ts";
import { attempt, getApi, load, needed } from "../../api/client.ts";
import { appSettings } from "../../api/shared.ts";
import type { Push } from "../../api/types.ts";
import { Dialog } from "../../components/dialog.tsx";
import { Rich } from "../../components/rich.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField } from "../../forms/field.tsx";
import { readIntent } from "../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { m } from "../../messages/m.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { flash } from "../../middleware/session.ts";
import { pushHere, subscribe, unsubscribe, type PushHere } from "./push-browser.ts";
import type { Route } from "./+types/push.ts";

const box = z.literal("on").optional();
const schema = z.object({ messages: box, news: box, subscription: z.string().optional() });
const nothing = z.object({});

export async function loader({ context }: Route.LoaderArgs) {
  const { sendsPush, sendsReminders } = needed(await appSettings(context)).data;
  const push = sendsPush ? (await load(getApi(context).push.$get())).data : null;
  return { push, sendsReminders, constraint: constraintsOf(schema) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await request.formData();
  const calls = getApi(context).push;
  if (readIntent(typed, ["save", "end"]) === "end") {
    const ended = await attempt(calls.$delete());
    if (!ended.ok) return refused(readForm(typed, nothing), ended.failure);
    flash(context, { kind: "status", message: m.pushEnded() });
    return redirect(href("/account"), 303);
  }
  const submission = readForm(typed, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { messages, news, subscription } = submission.value;
  const json = { messages: messages === "on", news: news === "on", timeZone: timeZoneOf(context) };
  const outcome = await attempt(calls.$put({ json: { ...json, ...subscriptionIn(subscription) } }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.pushSaved() });
  return redirect(href("/account"), 303);
}

/** What script wrote. The API says what is wrong with it, or that there is none. */
function subscriptionIn(text = "") {
  try {
    const { data } = pushSubscription.safeParse(JSON.parse(text));
    return data ? { subscription: data } : {};
  } catch {
    return {};
  }
}

export default function PushNotices({
  loaderData: { push, sendsReminders, constraint },
  actionData,
}: Route.ComponentProps) {
  return (
    <Dialog title={m.pushTitle()} closeTo={href("/account")}>
      {push === null ? <p>{m.pushNone()}</p> : null}
      {push && !push.mayTurnOn ? <p>{m.pushShared()}</p> : null}
      {push?.mayTurnOn ? null : <Instead sendsReminders={sendsReminders} />}
      {push?.mayTurnOn ? (
        <>
          <p>{m.pushAbout()}</p>
          <p>{m.pushExample()}</p>
          <p>{m.pushOthers()}</p>
          <p>{m.pushCarried()}</p>
          <p>{m.pushEnds()}</p>
          <Choose push={push} sendsReminders={sendsReminders} constraint={constraint} result={actionData?.result} />
          <p className="hint">
            <Rich of={m.pushReminders} marks={{ link: <Link to={href("/account/reminders")} preventScrollReset /> }} />
          </p>
        </>
      ) : null}
    </Dialog>
  );
}

/** What she has where this phone shows her nothing. */
function Instead({ sendsReminders }: { sendsReminders: boolean }) {
  return (
    <>
      <p>
        <Rich of={m.pushInstead} marks={{ news: <Link to={href("/notifications")} /> }} />
      </p>
      {sendsReminders ? (
        <p>
          <Rich of={m.pushSmsInstead} marks={{ link: <Link to={href("/account/reminders")} preventScrollReset /> }} />
        </p>
      ) : null}
    </>
  );
}

interface Choosing extends Pick<Route.ComponentProps["loaderData"], "sendsReminders" | "constraint"> {
  push: Push;
  result: NonNullable<Route.ComponentProps["actionData"]>["result"] | undefined;
}

function Choose({ push, sendsReminders, constraint, result }: Choosing) {
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "push",
    lastResult: result,
    constraint,
    defaultValue: chosenIn(push),
  });
  const [here, setHere] = useState<PushHere | "unasked" | "failed">("unasked");
  useEffect(() => {
    pushHere().then(setHere, () => setHere("unable"));
  }, []);
  // The browser may have ended what the server still has.
  const isOn = push.isOn && (here === "on" || here === "unasked");
  const canTurnOn = !isOn && (here === "off" || here === "on" || here === "failed");
  return (
    <>
      {isOn ? null : <Possible here={here} />}
      {isOn || canTurnOn ? null : <Instead sendsReminders={sendsReminders} />}
      {isOn || canTurnOn || push.isOn ? (
        <Form method="post" {...getFormProps(form)}>
          <ErrorSummary form={form} />
          {isOn || canTurnOn ? (
            <>
              <CheckboxField field={fields.messages} label={m.pushMessages()} />
              <CheckboxField field={fields.news} label={m.pushNews()} hint={m.pushNewsHint()} />
            </>
          ) : null}
          <div className="actions">
            {isOn ? (
              <SubmitButton intent="save" sending={m.savingNow()}>
                {m.save()}
              </SubmitButton>
            ) : null}
            {canTurnOn ? <TurnOn publicKey={push.publicKey} tell={setHere} /> : null} {push.isOn ? <TurnOff /> : null}
          </div>
        </Form>
      ) : null}
    </>
  );
}

function chosenIn({ isOn, messages, news }: Push) {
  const ticked = (isWanted: boolean) => (isWanted || !isOn ? "on" : undefined);
  return { messages: ticked(messages), news: ticked(news) };
}

function Possible({ here }: { here: PushHere | "unasked" | "failed" }) {
  return (
    <div role="status">
      {here === "unasked" ? <p className="hint">{m.pushNeedsScript()}</p> : null}
      {here === "unable" ? <p>{m.pushUnable()}</p> : null}
      {here === "denied" ? <p>{m.pushDenied()}</p> : null}
      {here === "failed" ? <p>{m.pushFailed()}</p> : null}
      <p className="hint">{m.pushApple()}</p>
    </div>
  );
}

function TurnOn({ publicKey, tell }: { publicKey: string; tell: (here: PushHere | "failed") => void }) {
  const submit = useSubmit();
  const [isBusy, setIsBusy] = useState(false);

  const turnOn = async (form: HTMLFormElement | null) => {
    const subscription = await subscribe(publicKey);
    if (!form || !subscription) return tell(await pushHere());
    const typed = new FormData(form);
    typed.set("subscription", JSON.stringify(subscription));
    typed.set("intent", "save");
    return submit(typed, { method: "post" });
  };
  const onTap = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) return;
    setIsBusy(true);
    turnOn(form)
      .catch(() => tell("failed"))
      .finally(() => setIsBusy(false));
  };
  return (
    <button type="button" className="button main" aria-disabled={isBusy || undefined} onClick={onTap}>
      {isBusy ? m.oneMoment() : m.pushTurnOn()}
    </button>
  );
}

function TurnOff() {
  return (
    <button
      type="submit"
      name="intent"
      value="end"
      className="button plain"
      onClick={() => void unsubscribe().catch(() => {})}
    >
      {m.pushTurnOff()}
    </button>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
