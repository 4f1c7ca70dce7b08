import { data, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../../api/client.ts";
import { routeError } from "../../../api/failure.ts";
import { z } from "zod";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import type { CaseName } from "./case-name.ts";
import { shownHistory, type ShownDecision } from "./shown-case.ts";

const moment = z.object({ dateTime: z.string(), label: z.string() });
const shownDecision = z.object({
  id: z.string(),
  kind: z.enum(["hide", "remove", "warn", "suspend"]),
  about: z.enum(["post", "comment", "review", "member", "picture"]),
  reason: z.string(),
  createdTime: z.number(),
  suspendedUntil: z.number().nullable(),
  made: moment,
  until: moment.nullable(),
}) satisfies z.ZodType<ShownDecision>;
const unmasked = z.object({ fullName: z.string(), hasRole: z.boolean(), history: z.array(shownDecision) });

export type Unmasked = z.infer<typeof unmasked>;

/** Repeats what the page already showed, so it is not logged as a second look. */
export function unmaskedBefore(form: FormData): Unmasked | undefined {
  const shown = form.get("unmasked");
  if (typeof shown !== "string") return undefined;
  try {
    return unmasked.safeParse(JSON.parse(shown)).data;
  } catch {
    return undefined;
  }
}

/** The API logs each look. */
export async function unmask(context: Readonly<RouterContextProvider>, { kind, id }: CaseName) {
  if (kind !== "post" && kind !== "comment")
    throw data({ message: "Nothing here is written under a pseudonym." }, { status: 400 });
  const outcome = await attempt(getApi(context).moderation[":kind"][":id"].trace.$post({ param: { kind, id } }));
  if (!outcome.ok) throw routeError(outcome.failure);
  const { fullName, hasRole, history } = outcome.value.data;
  return { unmasked: { fullName, hasRole, history: shownHistory(history, timeZoneOf(context)) } };
}
