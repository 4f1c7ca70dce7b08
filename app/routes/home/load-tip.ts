import type { RouterContextProvider } from "react-router";
import { partOf } from "../../api/client.ts";
import { tipOfTheDay } from "../../api/shared.ts";
import { getMember } from "../../middleware/member.ts";
import type { DailyTip } from "./daily-tip.tsx";

export async function loadTip(context: Readonly<RouterContextProvider>): Promise<DailyTip> {
  const { value, problem } = partOf(await tipOfTheDay(context, getMember(context)?.phase ?? "none"));
  if (!value) return { problem };
  const { description, source, review, textLanguage, isUnreviewed } = value.data;
  return { html: description, source, review, textLanguage, isUnreviewed };
}
