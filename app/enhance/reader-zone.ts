import { useEffect } from "react";

const YEAR_SECONDS = 31_536_000;

/** A reader in the operator's zone gets no cookie: with one, no page comes from the cache that visitors share. */
export function useReaderZone(operatorZone: string | undefined) {
  useEffect(() => {
    if (operatorZone === undefined) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const told = /(?:^|;\s*)umeed-zone=([^;]*)/.exec(document.cookie)?.[1];
    if (timeZone === (told ?? operatorZone)) return;
    const seconds = timeZone === operatorZone ? 0 : YEAR_SECONDS;
    document.cookie = `umeed-zone=${timeZone}; path=/; max-age=${seconds}; samesite=lax`;
  }, [operatorZone]);
}
