import { useEffect } from "react";
import { useRevalidator } from "react-router";

const RETRY_MS = 5_000;
const SLOW_RETRY_MS = 10_000;

export function useRetry(isDue: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isDue || state !== "idle") return undefined;
    const timer = setTimeout(() => void revalidate(), isSlow() ? SLOW_RETRY_MS : RETRY_MS);
    return () => clearTimeout(timer);
  }, [isDue, revalidate, state]);
}

function isSlow() {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return connection instanceof Object && "effectiveType" in connection && /2g/.test(String(connection.effectiveType));
}
