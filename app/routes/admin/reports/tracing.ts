import { data, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../../api/client.ts";
import { routeError } from "../../../api/failure.ts";
import { hostContext } from "../../../host.ts";
import type { CaseName } from "./case-name.ts";
import { shownHistory, type ShownDecision } from "./shown-case.ts";

/** Who is behind a pseudonym. */
export interface Traced {
  fullName: string;
  history: ShownDecision[];
}

/** Asks who wrote what the address names; that she looked is written down. */
export async function trace(context: Readonly<RouterContextProvider>, { kind, id }: CaseName) {
  if (kind !== "post" && kind !== "comment")
    throw data({ message: "Nobody hides behind a pseudonym here." }, { status: 400 });
  const outcome = await attempt(getApi(context).moderation[":kind"][":id"].trace.$post({ param: { kind, id } }));
  if (!outcome.ok) throw routeError(outcome.failure);
  const { fullName, history } = outcome.value.data;
  return { traced: { fullName, history: shownHistory(history, context.get(hostContext).timeZone) } };
}
