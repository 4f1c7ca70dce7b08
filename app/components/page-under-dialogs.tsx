import type { ReactNode } from "react";
import { Outlet, useMatches } from "react-router";

interface Props {
  className: string;
  children: ReactNode;
}

/** A page over which its child routes open: each of them is a dialog. */
export function PageUnderDialogs({ className, children }: Props) {
  const isBeneath = useOpenDialog();
  return (
    <>
      <Outlet />
      <div className={className} inert={isBeneath}>
        {children}
      </div>
    </>
  );
}

/** Whether a dialog is open over the page. A page that failed has none. */
export function useOpenDialog(): boolean {
  return useMatches().length > 2;
}
