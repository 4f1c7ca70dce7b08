import { useEffect, useId, useRef, type ReactNode } from "react";
import { useActionData, useRouteLoaderData } from "react-router";
import { Link } from "./link.tsx";
import { useFocusBack } from "../enhance/use-focus-back.ts";
import { Icon } from "../icons/icon.tsx";
import type { loader } from "../root.tsx";
import { keptOn } from "./kept-page.tsx";
import { LeaveForm } from "./leave-form.tsx";
import { Toast } from "./toast.tsx";
import { m } from "../messages/m.ts";

interface Props {
  title: string;
  /** The page beneath, unless it has a query. */
  closeTo?: string;
  close?: string;
  children: ReactNode;
}

export function Dialog({ title, closeTo = "..", close: closeWords = m.close(), children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef<HTMLAnchorElement>(null);
  const giveBack = useFocusBack();
  // A returned form moves the focus to its errors instead.
  const isFresh = useActionData() === undefined;
  const root = useRouteLoaderData<typeof loader>("root");
  const isSignedIn = !!root?.member;

  useEffect(() => {
    const element = dialog.current;
    // showModal would take the focus away from a returned form's result.
    const begun = element?.querySelector<HTMLElement>(":focus");
    // A dialog rendered open is not modal; only showModal makes the page beneath inert.
    element?.close();
    element?.showModal();
    (begun ?? heading.current)?.focus();
    return () => {
      element?.close();
      giveBack();
    };
  }, [giveBack]);

  if (import.meta.env.SSR && keptOn()) {
    return (
      <div className="page">
        <h1>{title}</h1>
        {children}
      </div>
    );
  }
  const leave = () => close.current?.click();
  return (
    <div className="overlay">
      <Link className="backdrop" to={closeTo} preventScrollReset tabIndex={-1}>
        {m.dialogBackToPage()}
      </Link>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog
        open
        className={isSignedIn ? "under-leave" : undefined}
        ref={dialog}
        aria-labelledby={titleId}
        onCancel={(event) => {
          event.preventDefault();
          leave();
        }}
        onClick={(event) => {
          if (event.target === event.currentTarget) leave();
        }}
      >
        {/* The one of the header is out of reach: a modal dialog makes the page beneath inert. */}
        {isSignedIn ? <LeaveForm /> : null}
        <div className="dialog-body">
          {root?.toast ? <Toast key={root.toast.id} message={root.toast} stays /> : null}
          <header>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins at its title, with script and without */}
            <h2 id={titleId} ref={heading} tabIndex={-1} autoFocus={isFresh}>
              {title}
            </h2>
            <Link className="close" ref={close} to={closeTo} replace preventScrollReset>
              <Icon name="x" />
              {closeWords}
            </Link>
          </header>
          {children}
        </div>
      </dialog>
    </div>
  );
}

interface DialogActionsProps {
  children: ReactNode;
  closeTo?: string;
}

export function DialogActions({ children, closeTo = ".." }: DialogActionsProps) {
  return (
    <p className="sticky-action actions">
      {children}{" "}
      <Link className="button plain" to={closeTo} replace preventScrollReset>
        {m.cancel()}
      </Link>
    </p>
  );
}
