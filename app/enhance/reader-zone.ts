import { useEffect } from "react";

const YEAR_SECONDS = 31_536_000;

/**
 * Tells the server the reader's time zone. A reader in the operator's zone gets no cookie, so the pages come from the
 * cache that visitors share; with a cookie every page is rendered for one reader.
 */
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
