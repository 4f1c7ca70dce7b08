import { useEffect, useRef, useState } from "react";
import type { Toast as Message } from "../middleware/session.ts";

const SHOWN_MS = 5_000;

interface Props {
  message: Message;
  /** It takes room from nothing that matters more, and its going would move what is tapped. */
  stays?: boolean;
}

export function Toast({ message, stays = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isGone, setIsGone] = useState(false);

  useEffect(() => {
    if (stays) return undefined;
    let left = SHOWN_MS;
    const step = 250;
    const timer = setInterval(() => {
      if (!box.current?.matches(":hover, :focus-within")) left -= step;
      if (left <= 0) setIsGone(true);
    }, step);
    return () => clearInterval(timer);
  }, [stays]);

  return (
    <div className={`toast ${message.kind}${isGone ? " gone" : ""}`} role={message.kind} ref={box}>
      {message.message}
    </div>
  );
}
