import { useEffect, useRef } from "react";
import { href, useLocation, useNavigation } from "react-router";
import { forgetRecentLoads } from "./recent-loads.ts";

interface Props {
  formId: string;
  /** What stands in the form had been kept, and is to be kept again though she changes nothing. */
  isRestored: boolean;
}

/** Keeps what stands in a form when she leaves the page without sending it. */
export function DraftKeeper({ formId, isRestored }: Props) {
  const { pathname, search } = useLocation();
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
    let last = isRestored ? "" : textOf(form);
    const keep = () => {
      const text = textOf(form);
      if (isSent.current || text === last) return;
      last = text;
      const draft = new FormData(form);
      draft.set("address", pathname + search);
      navigator.sendBeacon(href("/drafts"), draft);
      forgetRecentLoads();
    };
    const keepWhenHidden = () => document.visibilityState === "hidden" && keep();
    const markSent = () => (isSent.current = true);
    page.addEventListener("submit", markSent);
    document.addEventListener("visibilitychange", keepWhenHidden);
    window.addEventListener("pagehide", keep);
    return () => {
      page.removeEventListener("submit", markSent);
      document.removeEventListener("visibilitychange", keepWhenHidden);
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [formId, isRestored, pathname, search]);
  return null;
}

/** What stands in the form, to be told from what stood there before. */
function textOf(form: HTMLFormElement) {
  return JSON.stringify([...new FormData(form)]);
}
