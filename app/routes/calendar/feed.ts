import { data, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";

export type FeedAnswer = { address: string; problem?: undefined } | { address?: undefined; problem: string };

/** No 303 here: a redirect would leave the secret address in the history or a cookie. */
export async function openFeed(request: Request, context: Readonly<RouterContextProvider>) {
  const outcome = await attempt(getApi(context).calendar.feed.$post());
  if (!outcome.ok) return data<FeedAnswer>({ problem: outcome.failure.sentence }, { status: outcome.failure.status });
  const address = `${new URL(request.url).origin}/api${outcome.value.data.path}`;
  return data<FeedAnswer>({ address });
}
