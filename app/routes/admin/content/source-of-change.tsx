import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import type { ContentCheck } from "../../../api/types.ts";
import { withAddresses } from "../../../format/plain-text.tsx";

interface Props {
  check: Pick<ContentCheck, "act" | "source">;
  language: LanguageCode;
}

export function SourceOfChange({ check: { act, source }, language }: Props) {
  const isOfTranslation = language !== FIRST_LANGUAGE;
  return (
    <dl className="facts">
      <div>
        <dt>{act === "withdraw" ? "Reason and source" : isOfTranslation ? WHY_OTHER : "Source for the change"}</dt>
        <dd dir="auto">{withAddresses(source, ShortLink)}</dd>
      </div>
    </dl>
  );
}

export const WHY_OTHER = "Why it differs from the English";

const SHORT = 60;

function ShortLink({ address }: { address: string }) {
  const whole = /^www\./i.test(address) ? `https://${address}` : address;
  if (!URL.canParse(whole)) return address;
  const { host, pathname, search } = new URL(whole);
  const words = host + pathname + search;
  return (
    <a href={whole} rel="nofollow noopener noreferrer" dir="ltr">
      {words.length > SHORT ? `${words.slice(0, SHORT)}…` : words}
    </a>
  );
}
