import { useEffect, useRef } from "react";
import { href, useNavigation } from "react-router";
import { isFieldCheck } from "../forms/field-check.ts";
import { forgetRecentLoads } from "./recent-loads.ts";
import { pagePath, routerPath } from "../language.ts";

export function DraftKeeper({ formId }: { formId: string }) {
  const isIdle = useNavigation().state === "idle";
  const isSent = useRef(false);

  useEffect(() => {
    if (isIdle) isSent.current = false;
  }, [isIdle]);

  useEffect(() => {
    const form = document.getElementById(formId);
    const page = document.getElementById("content");
    if (!(form instanceof HTMLFormElement) || !page) return undefined;
    // Taken when the page opens: a dialog over it changes the current address.
    const address = routerPath(location.pathname) + location.search;
    let last = textOf(form);
    const keep = () => {
      const text = textOf(form);
      if (isSent.current || text === last) return;
      last = text;
      const draft = new FormData(form);
      draft.set("address", address);
      // A beacon takes 64 KB. A larger form is sent as long as the browser lets the page work on.
      if (!navigator.sendBeacon(pagePath(href("/drafts")), draft))
        void fetch(pagePath(href("/drafts")), { method: "POST", body: draft });
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
  }, [formId]);
  return null;
}

function textOf(form: HTMLFormElement) {
  return JSON.stringify([...new FormData(form)]);
}
