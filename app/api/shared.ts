import type { ClientResponse } from "hono/client";
import type { RouterContextProvider } from "react-router";
import { hostContext } from "../host.ts";
import { language } from "../language.ts";
import type { Phase } from "./types.ts";
import { attempt, createApiClient, type Answer, type ApiClient, type Outcome } from "./client.ts";
import { m } from "../messages/m.ts";

/* Each call is made without a token, since its answer is shared by all readers. */

export const appSettings = sharedCall("app", (api) => api.setting.app.$get());

/** @param week of the pregnancy; null where there is none */
export const tipOfTheDay = sharedCall("tip", (api, phase: Phase, week: number | null) =>
  api.tip.random.$get({ query: { phase, ...(week === null ? {} : { week: String(week) }) } }),
);

export const pregnancyWeeks = sharedCall("weeks", (api) => api.week.$get());

export const babyWeeks = sharedCall("weeks after birth", (api) => api.babyWeeks.$get());

/** The pages that no list of texts leads to, and all sources. */
export const contentPages = sharedCall("pages", (api) => api.setting.$get());

export const reviews = sharedCall("reviews", (api) => api.reviews.$get());

export const dangerSigns = sharedCall("danger signs", (api) => api.dangersign.$get());

export const latestArticles = sharedCall("latest articles", (api) =>
  api.article.latest.articles.v2.$get({ query: { cards: "true" } }),
);

export const forumTopics = sharedCall("forum topics", (api) => api.forum.topics.$get());

export const generalPlan = sharedCall("general plan", (api) => api.plan.general.$get());

export const categories = sharedCall("categories", (api) => api.category.$get());

export const noArticles = (sentence: string) => m.articlesFailed({ sentence });

interface ArticlesAsked {
  categoryId: string;
  page: string;
  limit: string;
}

/** Only without a search: what somebody typed is not shared. */
export const articlesOf = sharedCall("articles", (api, { categoryId, ...paging }: ArticlesAsked) =>
  api.article.pagination.v2.category[":categoryId"].$get({
    param: { categoryId },
    query: { ...paging, cards: "true" },
  }),
);

export const articlesOfWeek = sharedCall("articles of a week", (api, stage: "pregnancy" | "afterBirth", week: number) =>
  api["week-articles"].$get({ query: { stage, week: String(week) } }),
);

function sharedCall<Asked extends unknown[], R extends ClientResponse<unknown>>(
  name: string,
  call: (api: ApiClient, ...asked: Asked) => Promise<R>,
) {
  return (context: Readonly<RouterContextProvider>, ...asked: Asked): Promise<Outcome<Answer<R>>> => {
    const host = context.get(hostContext);
    const ask = () => attempt(call(createApiClient(host, { token: undefined, device: undefined }), ...asked));
    // A shared page needs fresh answers: its own age begins with them.
    return host.isShared ? ask() : host.sharedResponses.get(JSON.stringify([language.code, name, ...asked]), ask);
  };
}
