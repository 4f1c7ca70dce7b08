import { href, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi, type Outcome } from "../../api/client.ts";
import { unknownForm } from "../../forms/intent.ts";
import { incomplete, readForm, refused } from "../../forms/submission.ts";
import { dropHeld } from "../../middleware/held-form.ts";
import { getMember } from "../../middleware/member.ts";
import { flash, type Toast } from "../../middleware/session.ts";
import { reportSchema } from "../reporting/report-schema.ts";
import type { ConversationAnswer } from "./conversation-answer.ts";
import { conversationAddress, partsOf } from "./message-address.ts";
import { messageSchema } from "./message-schema.ts";

interface Asked {
  request: Request;
  url: URL;
  params: { partnerId: string };
  context: Readonly<RouterContextProvider>;
}

/** What the forms of a conversation do, told apart by their intent. */
export async function conversationAction({ request, url, params: { partnerId }, context }: Asked) {
  const form = await request.formData();
  const { chat } = getApi(context);
  const side = chat.with[":partnerId"];
  const param = { partnerId };
  const { before, message } = partsOf(url);
  const done = (to: string, outcome: Outcome<{ message: string }>) => lead({ form, context, to }, toastOf(outcome));
  switch (form.get("intent")) {
    case "send":
      return send(form, context, partnerId);
    case "accept":
      return done(conversationAddress(partnerId), await attempt(side.accepted.$put({ param })));
    case "refuse":
      return done(href("/messages"), await attempt(side.refused.$put({ param })));
    case "block":
      return done(href("/messages"), await attempt(side.block.$put({ param })));
    case "report":
      return report(form, { context, partnerId, to: conversationAddress(partnerId, { before }) });
    case "hide":
      return done(href("/messages"), await attempt(side.$delete({ param })));
    case "hide-message": {
      const outcome = await attempt(chat.message[":id"].$delete({ param: { id: message ?? "" } }));
      return done(conversationAddress(partnerId, { before }), outcome);
    }
    default:
      throw unknownForm();
  }
}

async function send(form: FormData, context: Asked["context"], partnerId: string) {
  const submission = readForm(form, messageSchema);
  if (submission.status !== "success") return incomplete(submission);
  const { text, clientId } = submission.value;
  const json = { senderId: getMember(context)?._id ?? "", recieverId: partnerId, text, clientId };
  const outcome = await attempt(getApi(context).chat.add.$post({ json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  dropHeld(context);
  const to = `${conversationAddress(partnerId)}#message-${outcome.value.data.position}`;
  return lead({ form, context, to }, null);
}

/** Tells the moderators of the other. */
async function report(form: FormData, { context, partnerId, to }: Reporting) {
  const submission = readForm(form, reportSchema);
  if (submission.status !== "success") return incomplete(submission);
  const side = getApi(context).chat.with[":partnerId"];
  const outcome = await attempt(side.report.$post({ param: { partnerId }, json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  dropHeld(context);
  return lead({ form, context, to }, toastOf(outcome));
}

interface Reporting extends Omit<Leading, "form"> {
  partnerId: string;
}

interface Leading {
  form: FormData;
  context: Asked["context"];
  /** Where she goes on. */
  to: string;
}

/** Leads on, and says what became of it; where script asked for that alone, it is told. */
function lead({ form, context, to }: Leading, toast: Omit<Toast, "id"> | null) {
  if (form.get("answer") === "data") {
    const told = toast && { ...toast, id: crypto.randomUUID() };
    return { result: undefined, done: { to, toast: told } } satisfies ConversationAnswer;
  }
  if (toast) flash(context, toast);
  return redirect(to, 303);
}

function toastOf(outcome: Outcome<{ message: string }>): Omit<Toast, "id"> {
  return outcome.ok
    ? { kind: "status", message: outcome.value.message }
    : { kind: "alert", message: outcome.failure.sentence };
}
