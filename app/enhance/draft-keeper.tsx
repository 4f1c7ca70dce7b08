import { useEffect, useRef } from "react";
import { href, useNavigation } from "react-router";
import { isFieldCheck } from "../forms/browser-checks.ts";
import { forgetRecentLoads } from "./recent-loads.ts";

interface Props {
  formId: string;
  /** What stands in the form had been kept, and is to be kept again though she changes nothing. */
  isRestored: boolean;
}

/** Keeps what stands in a form when she leaves the page without sending it. */
export function DraftKeeper({ formId, isRestored }: Props) {
  const isIdle = useNavigation().state === "idle";
  const isSent = useRef(false);

  useEffect(() => {
    // It is idle again on the same page: the form came back.
    if (isIdle) isSent.current = false;
  }, [isIdle]);

  useEffect(() => {
    const form = document.getElementById(formId);
    const page = document.getElementById("content");
    if (!(form instanceof HTMLFormElement) || !page) return undefined;
    // Of the page as it was opened: a dialog over it has another.
    const address = location.pathname + location.search;
    let last = isRestored ? "" : textOf(form);
    const keep = () => {
      const text = textOf(form);
      if (isSent.current || text === last) return;
      last = text;
      const draft = new FormData(form);
      draft.set("address", address);
      navigator.sendBeacon(href("/drafts"), draft);
      forgetRecentLoads();
    };
    const gone = new AbortController();
    const until = { signal: gone.signal };
    page.addEventListener("submit", (event) => (isSent.current ||= !isFieldCheck(event)), until);
    document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keep(), until);
    window.addEventListener("pagehide", keep, until);
    return () => {
      gone.abort();
      keep();
    };
  }, [formId, isRestored]);
  return null;
}

/** What stands in the form, to be told from what stood there before. */
function textOf(form: HTMLFormElement) {
  return JSON.stringify([...new FormData(form)]);
}
