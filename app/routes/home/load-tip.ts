import type { RouterContextProvider } from "react-router";
import { TERM_DAYS } from "../../../server/contract/pregnancies/dating.ts";
import { partOf } from "../../api/client.ts";
import { tipOfTheDay } from "../../api/shared.ts";
import { getMember } from "../../middleware/member.ts";
import type { DailyTip } from "./daily-tip.tsx";

export async function loadTip(context: Readonly<RouterContextProvider>): Promise<DailyTip> {
  const member = getMember(context);
  const { value, problem } = partOf(await tipOfTheDay(context, member?.phase ?? "none", weekOf(member?.daysLeft)));
  if (!value) return { problem };
  const { description, source, review, textLanguage, isUnreviewed } = value.data;
  return { html: description, source, review, textLanguage, isUnreviewed };
}

function weekOf(daysLeft: number | null | undefined) {
  return typeof daysLeft === "number" ? Math.max(0, Math.floor((TERM_DAYS - daysLeft) / 7)) : null;
}
