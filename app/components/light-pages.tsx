import { createContext, use } from "react";
import { href, useLocation } from "react-router";
import { pagePath } from "../language.ts";

const context = createContext(false);

/** Known on the server alone: a light page never runs script. */
export const LightPages = context.Provider;

export function useIsLight() {
  return use(context);
}

export function LightPagesForm() {
  const isLight = useIsLight();
  const { pathname, search } = useLocation();
  return (
    <form className="light-pages" method="post" action={pagePath(href("/light-pages"))}>
      <input type="hidden" name="next" value={pathname + search} />
      <p>{isLight ? "These are light pages: no script, less data." : "Slow network, or little data left?"}</p>
      <button type="submit" className="button plain" name="light" value={isLight ? "0" : "1"}>
        {isLight ? "Full pages" : "Light pages"}
      </button>
    </form>
  );
}
