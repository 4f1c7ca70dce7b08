import { useState } from "react";
import { useNavigation } from "react-router";

/** Counts this page's own saves, which reset the form; another editor's save does not. */
export function useOwnSaves(version: number): number {
  const isSending = useNavigation().formMethod === "POST";
  const [last, setLast] = useState({ version, isSending, saves: 0 });
  if (version !== last.version) setLast({ version, isSending, saves: last.saves + Number(last.isSending) });
  else if (isSending !== last.isSending) setLast({ ...last, isSending });
  return last.saves;
}
