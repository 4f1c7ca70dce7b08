import type { ClientResponse } from "hono/client";
import type { RouterContextProvider } from "react-router";
import { hostContext } from "../host.ts";
import type { Phase } from "../api/types.ts";
import { attempt, createApiClient, type Answer, type ApiClient, type Outcome } from "./client.ts";

/*
 * The calls that answer everybody alike. Each is made as nobody, without a token, since one reader's answer is given to
 * others: what a call tells a member alone can't be in it.
 */

export const appSettings = forAll("app", (api) => api.setting.app.$get());

/** One answer for all readers of a phase, which names nobody. */
export const tipOfTheDay = forAll("tip", (api, phase: Phase) => api.tip.random.$get({ query: { phase } }));

export const reviews = forAll("reviews", (api) => api.reviews.$get());

export const latestArticles = forAll("latest articles", (api) => api.article.latest.articles.v2.$get());

export const categories = forAll("categories", (api) => api.category.$get());

interface ArticlesAsked {
  categoryId: string;
  page: string;
  limit: string;
}

/** One page of the list without a search: what somebody typed is hers. */
export const articlesOf = forAll("articles", (api, { categoryId, ...paging }: ArticlesAsked) =>
  api.article.pagination.v2.category[":categoryId"].$get({ param: { categoryId }, query: paging }),
);

function forAll<Asked extends unknown[], R extends ClientResponse<unknown>>(
  name: string,
  call: (api: ApiClient, ...asked: Asked) => Promise<R>,
) {
  return (context: Readonly<RouterContextProvider>, ...asked: Asked): Promise<Outcome<Answer<R>>> => {
    const host = context.get(hostContext);
    const ask = () => attempt(call(createApiClient(host, { token: undefined, device: undefined }), ...asked));
    // A page that is itself kept for all is made of what holds now: its age begins with it.
    return host.isShared ? ask() : host.answersForAll.get(JSON.stringify([name, ...asked]), ask);
  };
}
