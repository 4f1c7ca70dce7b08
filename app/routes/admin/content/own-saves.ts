import { useState } from "react";
import { useNavigation } from "react-router";

/**
 * How often this very page has saved: the form begins anew with each of them. When somebody else did, what is typed
 * here stays, and saving it shows both texts.
 * @param version of the item, as the page knows it now.
 */
export function useOwnSaves(version: number): number {
  const isSending = useNavigation().formMethod === "POST";
  const [last, setLast] = useState({ version, isSending, saves: 0 });
  if (version !== last.version) setLast({ version, isSending, saves: last.saves + Number(last.isSending) });
  else if (isSending !== last.isSending) setLast({ ...last, isSending });
  return last.saves;
}
