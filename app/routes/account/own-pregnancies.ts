import { href, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi, load, type ApiClient } from "../../api/client.ts";
import type { Child, PregnancyRecord } from "../../api/types.ts";
import { unknownForm } from "../../forms/intent.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { LossKind } from "./loss-words.ts";

export async function currentPregnancy(api: ApiClient) {
  const { data } = await load(api.pregnancies.user.$get());
  return data[0] ?? null;
}

export async function allPregnancies(api: ApiClient, withHidden: boolean) {
  const query = { hidden: withHidden ? ("true" as const) : ("false" as const) };
  const { data: records } = await load(api.pregnancies.all.$get({ query }));
  return records;
}

/** What is listed as her pregnancies and babies: also the children of none of those pregnancies. */
export function pregnanciesAndBabies(records: readonly PregnancyRecord[], children: readonly Child[]) {
  const others = children.filter(({ pregnancyId }) => pregnancyId === null);
  return { records, others, count: records.length + others.length };
}

export async function lastLost(api: ApiClient): Promise<{ id: string; kind: LossKind } | null> {
  const chosen = (await allPregnancies(api, true)).find(({ isCurrent }) => isCurrent);
  if (chosen?.loss) return { id: chosen.id, kind: chosen.loss.fits ?? chosen.loss.kind };
  return chosen?.lostBabies ? { id: chosen.id, kind: "oneOfSeveral" } : null;
}

/** @param back the page to show then */
export async function makeCurrent(form: FormData, context: Readonly<RouterContextProvider>, back: string) {
  const outcome = await attempt(getApi(context).pregnancies[":id"].current.$put({ param: { id: idIn(form) } }));
  return leadBack(context, outcome.ok ? { message: m.updated() } : outcome, back);
}

export async function undoLoss(form: FormData, context: Readonly<RouterContextProvider>) {
  const outcome = await attempt(getApi(context).pregnancies[":id"].loss.$delete({ param: { id: idIn(form) } }));
  return leadBack(context, outcome.ok ? { message: m.accountAsBefore() } : outcome);
}

function idIn(form: FormData) {
  const id = form.get("pregnancy");
  if (typeof id === "string") return id;
  throw unknownForm();
}

function leadBack(
  context: Readonly<RouterContextProvider>,
  said: { message: string; failure?: undefined } | { failure: { sentence: string } },
  back: string = href("/account"),
) {
  flash(
    context,
    said.failure ? { kind: "alert", message: said.failure.sentence } : { kind: "status", message: said.message },
  );
  return redirect(back, 303);
}
