import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import { PageUnderDialogs } from "../../../components/page-under-dialogs.tsx";
import { Icon } from "../../../icons/icon.tsx";

interface Props {
  kind: ContentKind;
  title: string;
  state: ReactNode;
  links?: ReactNode;
  children: ReactNode;
}

/** The whole width is for writing and the look of it, so the pages of /admin are one step back. */
export function EditorPage({ kind, title, state, links, children }: Props) {
  return (
    <PageUnderDialogs className="page editor">
      <div className="editor-head">
        <Link className="back" to={`${href("/admin/content")}?kind=${kind}`}>
          <Icon name="chevron-left" />
          {kindsOfContent[kind].name}
        </Link>
        <h1 className="visually-hidden">
          <bdi>{title}</bdi>
        </h1>
        <div className="editor-state">
          {state} {links}
        </div>
      </div>
      {children}
    </PageUnderDialogs>
  );
}
