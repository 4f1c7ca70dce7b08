import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { useFreshView } from "../../enhance/use-fresh-view.ts";
import { loadQuietly, type Problem } from "../../enhance/quiet-loads.ts";
import type { ConversationData } from "./conversation-view.tsx";
import type { InboxData } from "./inbox-view.tsx";
import type { PeopleData } from "./people-view.tsx";

const RETRY_MS = 5_000;

export type ViewData = InboxData | PeopleData | ConversationData;

/** A failed load keeps the last view and is tried again. @param page null in the chat panel. */
export function useView(address: string, page: ViewData | Problem | null) {
  const { load, data: answer, state } = useFetcher<ViewData | Problem>({ key: `view ${address}` });
  const [good, setGood] = useState<{ address: string; data: ViewData }>();
  const newest = newestOf([page, answer, good?.address === address ? good.data : null]);
  if (newest && newest !== good?.data) setGood({ address, data: newest });
  // The last view stays while another one loads.
  const data = newest ?? good?.data ?? null;
  const problem = problemOf(answer ?? page);
  const isIdle = state === "idle";
  const reload = () => loadQuietly(address, load);
  const loadAgain = useEffectEvent(reload);

  const isInPanel = page === null;
  useEffect(() => {
    if (isInPanel) void loadQuietly(address, load);
  }, [isInPanel, address, load]);
  useFreshView({ lastEvent: newest?.lastEvent ?? Infinity, isIdle, reload });
  useEffect(() => {
    if (problem === null || !isIdle) return undefined;
    const timer = setTimeout(() => loadAgain(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [problem, isIdle]);
  return { data, problem, reload };
}

type Answer = ViewData | Problem | null | undefined;

function newestOf(answers: Answer[]): ViewData | null {
  return answers
    .filter((answer) => answer instanceof Object && "view" in answer)
    .reduce<ViewData | null>((newest, view) => (newest && newest.lastEvent >= view.lastEvent ? newest : view), null);
}

function problemOf(answer: Answer): string | null {
  return answer && "problem" in answer ? answer.problem : null;
}
