import type { ClientResponse } from "hono/client";
import type { RouterContextProvider } from "react-router";
import { hostContext } from "../host.ts";
import type { Phase } from "../api/types.ts";
import { attempt, createApiClient, type Answer, type ApiClient, type Outcome } from "./client.ts";

/* Each call is made without a token, since its answer is shared by all readers. */

export const appSettings = forAll("app", (api) => api.setting.app.$get());

export const tipOfTheDay = forAll("tip", (api, phase: Phase) => api.tip.random.$get({ query: { phase } }));

export const reviews = forAll("reviews", (api) => api.reviews.$get());

export const latestArticles = forAll("latest articles", (api) => api.article.latest.articles.v2.$get());

export const categories = forAll("categories", (api) => api.category.$get());

interface ArticlesAsked {
  categoryId: string;
  page: string;
  limit: string;
}

/** Only without a search: what somebody typed is not shared. */
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
    // A shared page needs fresh answers: its own age begins with them.
    return host.isShared ? ask() : host.answersForAll.get(JSON.stringify([name, ...asked]), ask);
  };
}
