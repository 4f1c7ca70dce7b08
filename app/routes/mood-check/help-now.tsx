import type { Helpline, MoodResult } from "../../api/types.ts";
import { CallLinks } from "../../components/call-links.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { asSentence } from "../../format/sentence.ts";
import { unbroken } from "../../format/words.ts";
import { m } from "../../messages/m.ts";

interface Props {
  helplines: Helpline[];
  sign?: MoodResult["sign"];
  role?: "status";
}

export function HelpNow({ helplines, sign = null, role }: Props) {
  return (
    <section className="advice now" aria-labelledby="advice" role={role}>
      <h2 id="advice">{m.getHelpNow()}</h2>
      <CallLinks isUrgent helplines={helplines} />
      {sign ? (
        <TextIn language={sign.textLanguage} isBlock>
          <p>
            <strong>{asSentence(unbroken(sign.label), sign.textLanguage)}</strong> {unbroken(sign.advice)}
          </p>
        </TextIn>
      ) : null}
      <HelplineList helplines={helplines} purpose="crisis" />
    </section>
  );
}
