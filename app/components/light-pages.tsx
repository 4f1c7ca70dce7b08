import { createContext, use } from "react";
import { href, useLocation } from "react-router";

const context = createContext(false);

/** Tells the page whether it is a light one; only the server knows, since a light page never reaches script. */
export const LightPages = context.Provider;

/** Whether this page goes out without any script. */
export function useIsLight() {
  return use(context);
}

/** The way from full pages to light ones and back, for a year. A plain form: it has to load the page anew. */
export function LightPagesForm() {
  const isLight = useIsLight();
  const { pathname, search } = useLocation();
  return (
    <form className="light-pages" method="post" action={href("/light-pages")}>
      <input type="hidden" name="next" value={pathname + search} />
      <p>{isLight ? "These are light pages: no script, less data." : "Slow network, or little data left?"}</p>
      <button type="submit" className="button plain" name="light" value={isLight ? "0" : "1"}>
        {isLight ? "Full pages" : "Light pages"}
      </button>
    </form>
  );
}
