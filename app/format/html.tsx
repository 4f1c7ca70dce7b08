import type { LanguageCode } from "../../server/contract/languages.ts";
import { attributesIn } from "../components/text-in.tsx";
import { unbroken } from "./words.ts";

interface Props {
  html: string;
  className?: string;
  /** Of its words; undefined where it is the page's. */
  language?: LanguageCode | undefined;
}

/** The API sanitized the HTML when it was written. */
export function Html({ html, className = "prose", language }: Props) {
  const shown = { __html: unbroken(html) };
  // oxlint-disable-next-line react/no-danger
  return <div className={className} {...attributesIn(language)} dangerouslySetInnerHTML={shown} />;
}
