import type { RouterContextProvider } from "react-router";
import { dangerSigns } from "../../api/shared.ts";
import type { DangerSignQuestion } from "../../api/types.ts";

/** What the danger check says 'now' to, as the table of signs has it. None where it can't be had: the check itself is one tap away. */
export async function urgentSigns(context: Readonly<RouterContextProvider>): Promise<DangerSignQuestion[]> {
  const outcome = await dangerSigns(context);
  return outcome.ok ? outcome.value.data.filter(({ level }) => level === "now") : [];
}
