import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { city } from "../../../server/contract/account/fields.ts";
import { getApi, load } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm } from "../../forms/submission.ts";
import { preferencesCookie } from "../../middleware/preferences-cookie.ts";
import { getMember } from "../../middleware/member.ts";
import { say } from "../../../server/contract/sentences/say.ts";

const YEAR_SECONDS = 31_536_000;

export interface OwnCity {
  id: string | null;
  isFromAccount: boolean;
}

const schema = z.object({ city: city(say.cityMissing) });

export const cityConstraint = () => constraintsOf(schema);

export type CityFields = z.input<typeof schema>;

export async function ownCity(request: Request, context: Readonly<RouterContextProvider>): Promise<OwnCity> {
  const ofAccount = getMember(context)?.city ?? null;
  if (ofAccount !== null) return { id: ofAccount, isFromAccount: true };
  const chosen: unknown = await cookieFor(context).parse(request.headers.get("cookie"));
  return { id: typeof chosen === "string" ? chosen : null, isFromAccount: false };
}

/** Kept in a cookie of this browser for a year. */
export async function chooseCity(form: FormData, context: Readonly<RouterContextProvider>) {
  const cities = await load(getApi(context).city.$get());
  const listed = schema.refine(({ city }) => cities.some(({ id }) => id === city), {
    path: ["city"],
    error: () => say.cityNotListed(),
  });
  const submission = readForm(form, listed);
  if (submission.status !== "success") return incomplete(submission);
  const cookie = await cookieFor(context).serialize(submission.value.city);
  return redirect(`${href("/events")}?tab=city`, { status: 303, headers: { "Set-Cookie": cookie } });
}

function cookieFor(context: Readonly<RouterContextProvider>) {
  return preferencesCookie(context, "city", YEAR_SECONDS);
}
