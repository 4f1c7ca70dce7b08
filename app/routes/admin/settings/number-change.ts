import { DIALLED } from "../../../../server/contract/settings/limits.ts";
import type { OperatorSettings } from "../../../api/types.ts";

export interface NumberChange {
  from: string;
  to: string;
}

/** Whether there is no wrong number among what was typed, so that a change can be confirmed. */
export function areDialled({ emergencyNumber = "", helplineNumber = "" }: Partial<Record<string, string>>): boolean {
  return [emergencyNumber, helplineNumber].every((number) => number === "" || DIALLED.test(number));
}

/** @param typed empty for the number that the server was set up with */
export function numberChange({ saved, defaults }: OperatorSettings, typed = ""): NumberChange {
  const own = defaults.emergencyNumber ?? "";
  return { from: saved.emergencyNumber ?? own, to: typed || own };
}
