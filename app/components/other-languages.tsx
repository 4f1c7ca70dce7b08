import { Fragment } from "react";
import { useLocation } from "react-router";
import { inLanguage, languageOf } from "../../server/contract/languages.ts";
import { useOtherLanguages } from "../use-app.ts";

export function OtherLanguages() {
  const { pathname, search } = useLocation();
  return useOtherLanguages().map((code) => {
    const language = languageOf(code);
    const address = inLanguage(pathname, language) + search;
    return (
      <Fragment key={code}>
        <a className="other-language" href={address} lang={code} hrefLang={code}>
          {language.name}
        </a>{" "}
      </Fragment>
    );
  });
}
