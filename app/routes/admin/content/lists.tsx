import { Fragment } from "react";
import { Link } from "react-router";
import { CONTENT_KINDS, kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, languageOf, type LanguageCode } from "../../../../server/contract/languages.ts";
import { Chips, ListLinks } from "../../../components/list-links.tsx";
import { listAddress } from "./editor-address.ts";
import type { TranslatedTexts } from "./translated-texts.ts";

interface Props {
  language: LanguageCode;
  languages: TranslatedTexts[];
  kind: ContentKind | null;
  show: string | null;
  waiting: { show: string; label: string; count: number }[];
}

/** The kinds, what waits, and the same in the other languages. */
export function Lists({ language, languages, kind, show, waiting }: Props) {
  const lists = waiting.map((each) => ({
    to: listAddress({ language, show: each.show }),
    name: `${each.label} (${each.count})`,
    isShown: each.show === show,
  }));
  const others = [{ language: FIRST_LANGUAGE, waiting: [] }, ...languages].filter((each) => each.language !== language);
  const inOthers = others.map((other) => {
    const count = other.waiting.reduce((sum, each) => sum + each.count, 0);
    const name = languageOf(other.language).inEnglish;
    return {
      to: listAddress({ language: other.language, ...(kind ? { kind } : {}) }),
      name: count > 0 ? `${name} (${count} to do)` : name,
    };
  });
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
      {lists.length > 0 ? <Chips label="What waits" lists={lists} /> : null}
      {inOthers.length > 0 ? (
        <nav aria-label="Other languages">
          <p>
            Same list in{" "}
            {inOthers.map(({ to, name }) => (
              <Fragment key={to}>
                <Link to={to}>{name}</Link>{" "}
              </Fragment>
            ))}
          </p>
        </nav>
      ) : null}
    </>
  );
}
