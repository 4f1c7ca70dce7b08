import { createContext, use, useState, type ReactNode } from "react";
import { useMatches, useOutlet } from "react-router";
import type { PageHandle } from "../host.ts";

interface Props {
  className: string;
  children: ReactNode;
}

/** A page over which its child routes open as dialogs. One that has a page of its own is alone when it was opened cold. */
export function PageUnderDialogs({ className, children }: Props) {
  const isBeneath = useOpenDialog();
  const child = useOutlet();
  if (child && !isBeneath) return child;
  return (
    <>
      {child}
      <div className={className} inert={isBeneath}>
        {children}
      </div>
    </>
  );
}

const OpenDialog = createContext(false);

/** Tells what is inside it whether a dialog is open over the page. */
export const OpenDialogProvider = OpenDialog;

export function useOpenDialog(): boolean {
  return use(OpenDialog);
}

/** Whether the address opens a dialog: a route that has a page does so only over the list behind it. */
export function useIsDialogOpen(): boolean {
  const [, page, child] = useMatches();
  const [seen, setSeen] = useState(child ? undefined : page?.id);
  if (!child && seen !== page?.id) setSeen(page?.id);
  return child !== undefined && (!hasOwnPage(child.handle) || seen === page?.id);
}

function hasOwnPage(handle: unknown): handle is PageHandle {
  return handle instanceof Object && "hasOwnPage" in handle && handle.hasOwnPage === true;
}
