import { useEffect, useRef, useState } from "react";
import { Icon } from "../icons/icon.tsx";
import { language } from "../language.ts";
import { m } from "../messages/m.ts";

type State = "silent" | "reading" | "failed";

/** Reads the article or section around it aloud. Phones name their voices late, so its place is kept free. */
export function Listen() {
  const button = useRef<HTMLButtonElement>(null);
  const [hasVoice, setHasVoice] = useState(false);
  const [state, setState] = useState<State>("silent");
  useEffect(() => {
    const { speechSynthesis } = window;
    // Some browsers of phones have none, whatever their type says.
    if (!("speechSynthesis" in window)) return undefined;
    const look = () => setHasVoice(speechSynthesis.getVoices().some(({ lang }) => lang.startsWith(language.code)));
    look();
    speechSynthesis.addEventListener("voiceschanged", look);
    return () => {
      speechSynthesis.removeEventListener("voiceschanged", look);
      speechSynthesis.cancel();
    };
  }, []);
  const listen = async () => {
    const text = button.current?.closest("article, section");
    if (state === "reading" || !text) return window.speechSynthesis.cancel();
    setState("reading");
    const { readAloud } = await import("./read-aloud.ts");
    return setState((await readAloud(text)) ? "silent" : "failed");
  };
  return (
    <div className="listen">
      {hasVoice ? (
        <>
          <button
            ref={button}
            type="button"
            className="button small"
            aria-label={state === "reading" ? m.listenStop() : undefined}
            onClick={() => void listen().catch(() => setState("failed"))}
          >
            <Icon name={state === "reading" ? "x" : "volume-2"} />
            {state === "reading" ? m.listenStopShort() : m.listen()}
          </button>
          <div role="status" className="hint">
            {state === "failed" ? m.listenFailed() : ""}
          </div>
        </>
      ) : null}
    </div>
  );
}
