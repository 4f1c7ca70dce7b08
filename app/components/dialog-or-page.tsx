import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { BackLink } from "../enhance/back-link.tsx";
import { Share } from "../enhance/share.tsx";
import { useOrigin } from "../use-app.ts";
import { Dialog } from "./dialog.tsx";
import { useOpenDialog } from "./page-under-dialogs.tsx";
import { pagePath } from "../language.ts";

interface Props {
  title: string;
  list: string;
  path: string;
  head: ReactNode;
  sources: ReactNode;
  isKeepable?: boolean;
  children: ReactNode;
}

/** An item of a list: a dialog over the list it was opened from, else a page like that of an article. */
export function DialogOrPage({ title, list, path, head, sources, isKeepable, children }: Props) {
  const { search } = useLocation();
  const origin = useOrigin();
  const listAddress = `..${search}`;
  const tools = (
    <>
      <div className="tools">
        <Share title={title} address={origin + pagePath(path)} />
      </div>
      {isKeepable ? <keep-offline data-pages={JSON.stringify([{ address: path, title }])} /> : null}
    </>
  );
  if (useOpenDialog()) {
    return (
      <Dialog title={title} closeTo={listAddress}>
        {children}
        {tools}
        {sources}
      </Dialog>
    );
  }
  return (
    <div className="page article">
      <BackLink to={listAddress}>{list}</BackLink>
      <article>
        {head}
        {children}
        {tools}
      </article>
      <div className="beside">{sources}</div>
    </div>
  );
}
