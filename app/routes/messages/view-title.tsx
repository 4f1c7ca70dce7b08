import { createContext, useContext, useEffect, useRef, type ReactNode } from "react";

export const InPanel = createContext(false);

/** In the panel the focus moves to the heading of a new view, as on a new page. */
export function ViewTitle({ children }: { children: ReactNode }) {
  const isInPanel = useContext(InPanel);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isInPanel) title.current?.focus({ preventScroll: true });
  }, [isInPanel]);
  return isInPanel ? (
    <h2 className="view-title" tabIndex={-1} ref={title}>
      {children}
    </h2>
  ) : (
    <h1 className="view-title">{children}</h1>
  );
}
