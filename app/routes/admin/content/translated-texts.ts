import type { RouterContextProvider } from "react-router";
import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import { getApi, part } from "../../../api/client.ts";
import { hostContext } from "../../../host.ts";

export interface TranslatedTexts {
  language: LanguageCode;
  waiting: { show: "behind" | "untranslated" | "check"; label: string; count: number }[];
}

/** Of each language that readers have beside English, what waits for an editor; of one that is shown, nothing. */
export async function waitingIn(
  context: Readonly<RouterContextProvider>,
  shown: LanguageCode = FIRST_LANGUAGE,
): Promise<TranslatedTexts[]> {
  const others = context.get(hostContext).languages.filter(({ code }) => code !== FIRST_LANGUAGE);
  return Promise.all(
    others.map(async ({ code: language }) => {
      if (language === shown) return { language, waiting: [] };
      const { value } = await part(getApi(context).content.waiting.$get({ query: { language } }));
      const { behind = 0, untranslated = 0, check = 0 } = value?.data ?? {};
      const lists = [
        { show: "behind" as const, label: "English changed since translation", count: behind },
        { show: "untranslated" as const, label: "not translated", count: untranslated },
        { show: "check" as const, label: "to check", count: check },
      ];
      return { language, waiting: lists.filter(({ count }) => count > 0) };
    }),
  );
}
