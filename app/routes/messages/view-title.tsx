import { createContext, useContext, useEffect, useRef, type ReactNode } from "react";

/** Whether a view stands in the chat panel, over a page that has a first heading of its own. */
export const InPanel = createContext(false);

/** The heading of a view. In the panel the focus goes to it, as it goes to a new page. */
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
