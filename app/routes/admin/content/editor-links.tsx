import { Fragment } from "react";
import { Link } from "react-router";
import { FIRST_LANGUAGE, inLanguage, languageOf, type LanguageCode } from "../../../../server/contract/languages.ts";
import type { ContentItem } from "../../../api/types.ts";
import { Menu } from "../../../components/menu.tsx";
import { editorAddress } from "./editor-address.ts";
import type { ItemName } from "./item.ts";
import { addressOf } from "./kinds.ts";
import { hasDraft, isChangedHere, isReviewable, isWithReaders } from "./state.ts";

interface Props {
  name: ItemName;
  title: string;
  /** Null for a translation that there is not yet. */
  item: ContentItem | null;
  others: LanguageCode[];
}

export function EditorLinks({ name, title, item, others }: Props) {
  return (
    <>
      {others.map((language) => (
        <Fragment key={language}>
          <Link to={editorAddress({ ...name, language })}>{languageOf(language).inEnglish}</Link>{" "}
        </Fragment>
      ))}
      {item ? <LinksOfItem item={item} title={title} /> : null}
    </>
  );
}

function LinksOfItem({ item, title }: { item: ContentItem; title: string }) {
  const address = addressOf(item);
  const acts = [
    { to: "withdraw", name: "Unpublish", isOffered: isWithReaders(item) },
    { to: "discard", name: "Discard draft", isOffered: hasDraft(item) },
    { to: "restore", name: "Go back to the original text", isOffered: isChangedHere(item) },
    { to: "review", name: "Clinician’s review", isOffered: isReviewable(item) },
  ].filter(({ isOffered }) => isOffered);
  return (
    <>
      <Link to={`${editorAddress(item)}/versions`}>Versions</Link>{" "}
      {address || acts.length > 0 ? (
        <Menu about={title}>
          {address ? (
            <li>
              {item.language === FIRST_LANGUAGE ? (
                <Link to={address}>As readers see it</Link>
              ) : (
                <a href={inLanguage(address, languageOf(item.language))}>As readers see it</a>
              )}
            </li>
          ) : null}
          {acts.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} preventScrollReset>
                {name}
              </Link>
            </li>
          ))}
        </Menu>
      ) : null}
    </>
  );
}
