import { useEffect, useState } from "react";
import type { LiveLook } from "./looking.ts";

const PAUSE_MS = 700;
const AGAIN_MS = 5_000;

/**
 * What the server makes of the form as it is typed; null until it was asked.
 * @param isChanged the form holds other words than the ones that the page was loaded with
 */
export function useLook(
  formId: string,
  address: string,
  isChanged: boolean,
): { answer: LiveLook | null; isLate: boolean } {
  const [answer, setAnswer] = useState<LiveLook | null>(null);
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const gone = new AbortController();
    let asking: AbortController | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      asking?.abort();
      const mine = new AbortController();
      asking = mine;
      const looked = await ask(address, new FormData(form), AbortSignal.any([mine.signal, gone.signal]));
      if (mine.signal.aborted || gone.signal.aborted) return;
      setIsLate(looked === null);
      if (looked) setAnswer((last) => ({ ...looked, look: looked.look ?? last?.look ?? null }));
      else timer = setTimeout(() => void look(), AGAIN_MS);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), PAUSE_MS);
    };
    form.addEventListener("input", wait, { signal: gone.signal });
    form.addEventListener("change", wait, { signal: gone.signal });
    if (isChanged) void look();
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [formId, address, isChanged]);
  return { answer, isLate };
}

/** Null when the server could not be asked, or did not answer as it does to an editor. */
async function ask(address: string, form: FormData, signal: AbortSignal): Promise<LiveLook | null> {
  try {
    const response = await fetch(address, { method: "POST", body: form, signal, redirect: "error" });
    if (!response.ok) return null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is this application's own route
    return (await response.json()) as LiveLook;
  } catch {
    return null;
  }
}
