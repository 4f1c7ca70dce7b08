import { href, redirect, type RouterContextProvider } from "react-router";
import { attempt, checkRegistration, getApi, needed } from "../../api/client.ts";
import { appSettings } from "../../api/shared.ts";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { readIntent } from "../../forms/intent.ts";
import { incomplete, readForm } from "../../forms/submission.ts";
import { dropForm } from "../../middleware/held-form.ts";
import { getMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import { earlyBirthQuestion, partialCall } from "./registration-call.ts";
import {
  dropRegistration,
  fieldsOfStep,
  keepRegistration,
  kindIn,
  missingBefore,
  registrationDraft,
  withStep,
} from "./registration-draft.ts";
import { registrationParts, schemaOf, type Kind, type Step } from "./registration-schema.ts";
import { addressOf, steps } from "./steps.ts";
import { weekOf } from "./week-of.ts";
import { m } from "../../messages/m.ts";

interface Asked {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

const intents: Record<Step, readonly string[]> = {
  // The visitor's home sends the last: her dates alone, which begin a registration.
  dates: ["continue", "start-again", "kind", "keep-week"],
  aboutYou: ["continue", "start-again", "back"],
  yourNumber: ["continue", "start-again", "back"],
};

/** What every step's page shows of the others. @throws a redirect where another page comes first. */
export async function openStep(step: Step, { request, url, context }: Asked) {
  if (getMember(context)) throw redirect(href("/"));
  const draft = await registrationDraft(request, context);
  const missing = missingBefore(step, draft);
  if (missing) {
    flash(context, { kind: "status", message: m.registerThisFirst() });
    throw redirect(addressOf(missing, kindIn(draft)));
  }
  const kind = step === "dates" ? kindAt(url) : kindIn(draft);
  if (kind === "pregnant" && kindIn(draft) === "postPartum") throw redirect(addressOf(step, "postPartum"));
  const own = fieldsOfStep(draft, step, kind);
  const isChecked = url.searchParams.has("check");
  const checked = isChecked ? await problemsOf(step, kind, own, context) : null;
  return {
    kind,
    typed: Object.fromEntries([...own].filter((entry): entry is [string, string] => typeof entry[1] === "string")),
    checked: checked?.data.result,
    frame: {
      step,
      of: steps.length + ((await provesPhones(context)) ? 1 : 0),
      isBegun: [...draft].length > 0,
      week: await weekOf(draft, context),
    },
  };
}

/** @returns what was sent, with all that was typed before; or where to go at once. */
export async function takeStep(step: Step, { request, url, context }: Asked) {
  const sent = await request.formData();
  const intent = readIntent(sent, intents[step], "continue");
  // Sent twice: the account is made.
  if (getMember(context)) return redirect(href("/"), 303);
  if (intent === "start-again") {
    dropRegistration(context);
    const headers = { "Set-Cookie": await dropForm(context, "registration") };
    return redirect(href("/register"), { status: 303, headers });
  }
  const before = await registrationDraft(request, context);
  const kind = step === "dates" ? kindAt(url) : kindIn(before);
  const draft = withStep(before, step, kind, sent);
  keepRegistration(context, draft);
  if (intent === "kind") return redirect(addressOf("dates", kind), 303);
  const former = steps[steps.indexOf(step) - 1];
  if (intent === "back" && former) return redirect(addressOf(former, kind), 303);
  const missing = missingBefore(step, draft);
  if (!missing) return { kind, sent, draft };
  flash(context, { kind: "alert", message: m.registerHalfHour() });
  return redirect(addressOf(missing, kind), 303);
}

/** One of the steps that only go on to the next. */
export async function takeAndGoOn(step: Step, asked: Asked) {
  const taken = await takeStep(step, asked);
  if (taken instanceof Response) return taken;
  const { kind, sent } = taken;
  const problems = await problemsOf(step, kind, sent, asked.context);
  const next = steps[steps.indexOf(step) + 1];
  return problems ?? redirect(addressOf(next ?? step, kind), 303);
}

async function problemsOf(step: Step, kind: Kind, sent: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(sent, schemaOf(step, kind));
  const parts = soundFields(sent, submission, registrationParts[kind]) ?? {};
  const check = attempt(checkRegistration(getApi(context), partialCall(kind, parts)));
  const faults = { ...earlyBirthQuestion(parts), ...(await faultsIn(parts, check)) };
  const isSound = submission.status === "success" && Object.keys(faults).length === 0;
  return isSound ? null : incomplete(submission, faults);
}

export async function provesPhones(context: Readonly<RouterContextProvider>): Promise<boolean> {
  return needed(await appSettings(context)).data.provesPhones;
}

function kindAt(url: URL): Kind {
  return url.searchParams.get("type") === "postPartum" ? "postPartum" : "pregnant";
}
