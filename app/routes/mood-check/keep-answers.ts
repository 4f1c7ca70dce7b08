import { href, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { getMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";

type Answers = Parameters<ReturnType<typeof getApi>["mood-check"]["kept"]["$post"]>[0]["json"];

/** @throws a redirect to what is kept. @returns why nothing was kept */
export async function keepAnswers(
  context: Readonly<RouterContextProvider>,
  answers: Answers,
  formKey: FormDataEntryValue | null,
): Promise<{ status: number; sentence: string }> {
  // Not to the sign-in, which would keep the answers until then.
  if (!getMember(context)) return { status: 401, sentence: m.moodNotKept() };
  const key = typeof formKey === "string" ? { formKey } : {};
  const outcome = await attempt(getApi(context)["mood-check"].kept.$post({ json: { ...answers, ...key } }));
  if (!outcome.ok) return outcome.failure;
  flash(context, { kind: "status", message: m.moodKept() });
  throw redirect(href("/account/how-are-you"), 303);
}
