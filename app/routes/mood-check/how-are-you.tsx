import { useEffect } from "react";
import { data } from "react-router";
import { z } from "zod";
import { forEachQuestion } from "../../../server/contract/mood-check/fields.ts";
import { say } from "../../../server/contract/sentences/say.ts";
import { attempt, getApi, needed } from "../../api/client.ts";
import { sendForm } from "../../enhance/send-form.ts";
import { readIntent } from "../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { pageTitle } from "../../format/title.ts";
import { sentForm } from "../../middleware/form-body.ts";
import { getMember } from "../../middleware/member.ts";
import { m } from "../../messages/m.ts";
import { helplinesHere } from "../danger-signs/helplines-here.ts";
import type { Route } from "./+types/how-are-you.ts";
import { closeOffer } from "./close-offer.ts";
import { keepAnswers } from "./keep-answers.ts";
import { MoodForm } from "./mood-form.tsx";
import { MoodResult } from "./mood-result.tsx";

const schema = z.object(
  forEachQuestion((number) =>
    z.enum(["0", "1", "2", "3"], { error: () => say.moodAnswerMissing({ number }) }).transform(Number),
  ),
);

/** Without script nothing else keeps Chromium from bringing the page back with her answers, although it may not store it. */
const NEVER_BROUGHT_BACK = 203;

export async function loader({ request, context }: Route.LoaderArgs) {
  const [questions, helplines] = await Promise.all([
    attempt(getApi(context)["mood-check"].$get()),
    helplinesHere(request, context),
  ]);
  if (!questions.ok && sentForm(context)) {
    throw data({ message: m.moodNotReached(), isLost: true }, { status: 503 });
  }
  const { data: check } = needed(questions);
  const shown = { check, helplines, isMember: getMember(context) !== null, constraint: constraintsOf(schema) };
  return data(shown, { status: NEVER_BROUGHT_BACK });
}

/** Answers with a page. Only the button that says so stores anything. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = readIntent(form, ["see", "keep", "close"], "see");
  if (intent === "close") return closeOffer(context);
  const formKey = form.get("formKey");
  const submission = readForm(form, schema);
  // With fields left in it, a failure would take the place of the page that still shows the answers.
  for (const name of new Set(form.keys())) form.delete(name);
  if (submission.status !== "success") return incomplete(submission);
  const answers = submission.value;
  const problem = intent === "keep" ? await keepAnswers(context, answers, formKey) : null;
  const outcome = await attempt(getApi(context)["mood-check"].$post({ json: answers }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  const shown = {
    answer: outcome.value.data,
    answers,
    formKey: crypto.randomUUID(),
    problem: problem?.sentence ?? null,
  };
  return data(shown, { status: problem?.status ?? 200 });
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args);

export default function HowAreYou({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => {
    // Another browser may bring the page back as it was left.
    const startAgain = ({ persisted }: PageTransitionEvent) => persisted && location.replace(location.href);
    window.addEventListener("pageshow", startAgain);
    return () => window.removeEventListener("pageshow", startAgain);
  }, []);
  return (
    <div className={`page danger-check ${actionData && "answer" in actionData ? "article" : ""}`}>
      <h1>{m.homeHowAreYou()}</h1>
      {actionData && "answer" in actionData ? (
        <MoodResult {...loaderData} {...actionData} />
      ) : (
        <MoodForm {...loaderData} result={actionData?.result} />
      )}
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.homeHowAreYou(), m.moodDescription());
}
