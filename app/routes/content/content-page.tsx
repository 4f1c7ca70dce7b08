import { AccountArea } from "../../components/account-area.tsx";
import { Contents } from "../../components/contents.tsx";
import { formatDate } from "../../format/dates.ts";
import { Html } from "../../format/html.tsx";
import { m } from "../../messages/m.ts";
import type { LanguageCode } from "../../../server/contract/languages.ts";
import { TranslationNote } from "../../components/translation-note.tsx";

export function ContentPage(props: {
  title: string;
  html: string;
  updatedOn: string | null;
  textLanguage: LanguageCode | undefined;
  headings?: { id: string; title: string }[];
  lead?: React.ReactNode;
  children?: React.ReactNode;
}) {
  const { title, html, updatedOn, textLanguage, headings = [], lead, children } = props;
  return (
    <AccountArea>
      <h1>{title}</h1>
      {lead}
      {html ? (
        <>
          <TranslationNote textLanguage={textLanguage} />
          <Contents headings={headings} language={textLanguage} />
          <Html html={html} language={textLanguage} />
        </>
      ) : null}
      {children}
      {updatedOn ? <p className="quiet">{m.lastChanged({ date: formatDate(updatedOn) })}</p> : null}
    </AccountArea>
  );
}
