import { CONTENT_KINDS, kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, languageOf, type LanguageCode } from "../../../../server/contract/languages.ts";
import { ListLinks } from "../../../components/list-links.tsx";
import { listAddress } from "./editor-address.ts";
import type { TranslatedTexts } from "./translated-texts.ts";

interface LanguagesProps {
  language: LanguageCode;
  languages: TranslatedTexts[];
  kind: ContentKind | null;
}

export function Languages({ language, languages, kind }: LanguagesProps) {
  if (languages.length === 0) return null;
  const codes = [FIRST_LANGUAGE, ...languages.map((each) => each.language)];
  return (
    <ListLinks
      label="Language"
      lists={codes.map((code) => ({
        to: listAddress({ language: code, ...(kind ? { kind } : {}) }),
        name: languageOf(code).inEnglish,
        isShown: code === language,
      }))}
    />
  );
}

interface ListsProps {
  language: LanguageCode;
  languages: TranslatedTexts[];
  kind: ContentKind | null;
  show: string | null;
  waiting: { show: string; label: string; count: number }[];
}

export function Lists({ language, languages, kind, show, waiting }: ListsProps) {
  const others = languages.filter((each) => each.language !== language);
  return (
    <>
      <ListLinks
        label="Kind of text"
        lists={CONTENT_KINDS.map((each) => ({
          to: listAddress({ language, kind: each }),
          name: kindsOfContent[each].name,
          isShown: !show && each === kind,
        }))}
      />
      <ListLinks
        label="What waits"
        lists={waiting.map((each) => ({
          to: listAddress({ language, show: each.show }),
          name: `${each.label} (${each.count})`,
          isShown: each.show === show,
        }))}
      />
      <ListLinks
        label="What waits in other languages"
        lists={others.flatMap(({ language: code, waiting: lists }) =>
          lists.map(({ show, label, count }) => ({
            to: listAddress({ language: code, show }),
            name: `${languageOf(code).inEnglish}: ${label} (${count})`,
            isShown: false,
          })),
        )}
      />
    </>
  );
}
