import type { RouterContextProvider } from "react-router";
import type { LanguageCode } from "../../../../server/contract/languages.ts";
import { attempt, getApi } from "../../../api/client.ts";
import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import type { Chosen } from "./choice.ts";
import { kindOf } from "./kinds.ts";

export const BULK_ACTS = ["check", "publish"] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** What came of it: how many were done, and what stood against the others. */
export interface BulkResult {
  act: BulkAct;
  done: number;
  toCheck: number;
  refused: { kind: ContentKind; key: string; title: string; sentence: string }[];
}

/** More than one page of the list holds. */
const CHOSEN_MAX = 60;

export function chosenIn(form: FormData): Chosen[] {
  const chosen = form.getAll("item").flatMap((value) => {
    const [, kindName, key, version, title = ""] =
      typeof value === "string" ? (/^(\w+)\/([\w-]+)\/(\d{1,9})\/(.*)$/s.exec(value) ?? []) : [];
    const kind = kindOf(kindName);
    return kind && key ? [{ kind, key, version: Number(version), title }] : [];
  });
  return chosen.slice(0, CHOSEN_MAX);
}

/** One after another, each under the rules that it has alone: what is refused does not hold up the others. */
export async function actOn(
  context: Readonly<RouterContextProvider>,
  act: BulkAct,
  { chosen, language }: { chosen: Chosen[]; language: LanguageCode },
): Promise<BulkResult> {
  const result: BulkResult = { act, done: 0, toCheck: 0, refused: [] };
  for (const { kind, key, version, title } of chosen) {
    const one = getApi(context).content[":kind"][":key"];
    const call = { query: { language }, param: { kind, key }, json: { version } };
    const outcome =
      act === "publish" ? await attempt(one.publication.$post(call)) : await attempt(one["source-check"].$post(call));
    if (!outcome.ok) {
      const { code, errors, message } = outcome.failure;
      const sentence = errors.map(({ msg }) => msg).join(" ") || message;
      const said = code === "changed_meanwhile" ? "Somebody changed it meanwhile. Look at it first." : sentence;
      result.refused.push({ kind, key, title, sentence: said });
    } else if (act === "publish" && outcome.value.data.isToCheck) result.toCheck += 1;
    else result.done += 1;
  }
  return result;
}
