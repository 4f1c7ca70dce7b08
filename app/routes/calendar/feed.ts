import { data, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";

/** What the page is told after she asked for a private address: the address, or why there is none. */
export type FeedAnswer = { address: string; problem?: undefined } | { address?: undefined; problem: string };

/**
 * Makes the private address of her calendar, and answers with it on this very page. No 303 here: the next page could
 * know the secret only from an address or a cookie, where it would stay; so it is in this one answer and nowhere else.
 */
export async function openFeed(request: Request, context: Readonly<RouterContextProvider>) {
  const outcome = await attempt(getApi(context).calendar.feed.$post());
  if (!outcome.ok) return data<FeedAnswer>({ problem: outcome.failure.sentence }, { status: outcome.failure.status });
  const address = `${new URL(request.url).origin}/api${outcome.value.data.path}`;
  return data<FeedAnswer>({ address });
}
