import type { RouterContextProvider } from "react-router";
import { partOf } from "../../api/client.ts";
import { tipOfTheDay } from "../../api/shared.ts";
import { getMember } from "../../middleware/member.ts";
import type { DailyTip } from "./daily-tip.tsx";

export async function loadTip(context: Readonly<RouterContextProvider>): Promise<DailyTip> {
  const { value, problem } = partOf(await tipOfTheDay(context, getMember(context)?.phase ?? "none"));
  return value ? { html: value.data.description, source: value.data.source } : { problem };
}
