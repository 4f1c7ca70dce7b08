import type { Helpline, MoodResult } from "../../api/types.ts";
import { CallLinks } from "../../components/call-links.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { unbroken } from "../../format/words.ts";
import { m } from "../../messages/m.ts";

interface Props {
  helplines: Helpline[];
  because: string;
  sign?: MoodResult["sign"];
  role?: "status";
}

export function HelpNow({ helplines, because, sign = null, role }: Props) {
  return (
    <section className="advice now" aria-labelledby="advice" role={role}>
      <h2 id="advice">{m.getHelpNow()}</h2>
      <CallLinks isUrgent helplines={helplines} />
      <p>
        <strong>{because}</strong>
      </p>
      {sign ? (
        <TextIn as="p" language={sign.textLanguage}>
          {unbroken(sign.advice)}
        </TextIn>
      ) : null}
      <HelplineList helplines={helplines} purpose="crisis" />
    </section>
  );
}
