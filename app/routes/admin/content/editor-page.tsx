import type { ReactNode } from "react";
import { Link } from "react-router";
import { kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import { DeskStyles } from "../../../components/desk-styles.tsx";
import { PageUnderDialogs } from "../../../components/page-under-dialogs.tsx";
import { headingWords } from "./heading-words.ts";
import { listAddress } from "./editor-address.ts";
import { Icon } from "../../../icons/icon.tsx";

interface Props {
  kind: ContentKind;
  language?: LanguageCode;
  title: string;
  lead?: string | null;
  state: ReactNode;
  links?: ReactNode;
  children: ReactNode;
}

/** The whole width is for writing and the look of it, so the pages of /admin are one step back. */
export function EditorPage({ kind, language = FIRST_LANGUAGE, title, lead, state, links, children }: Props) {
  return (
    <PageUnderDialogs className="page editor">
      <DeskStyles />
      <div className="editor-head">
        <Link className="back" to={listAddress({ kind, language })}>
          <Icon name="chevron-left" />
          {kindsOfContent[kind].name}
        </Link>
        <div className="editor-state">
          {state} {links}
        </div>
      </div>
      <h1 className="editor-title">
        <bdi>{headingWords(title)}</bdi>
      </h1>
      {lead ? <p>{headingWords(lead)}</p> : null}
      {children}
    </PageUnderDialogs>
  );
}
