import { href, Link } from "react-router";
import type { DangerSignQuestion, Helpline } from "../../api/types.ts";
import { CallLinks } from "../../components/call-links.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { Listen } from "../../enhance/listen.tsx";
import { asSentence } from "../../format/sentence.ts";
import { unbroken } from "../../format/words.ts";
import { m } from "../../messages/m.ts";
import { Rich } from "../../components/rich.tsx";
import { TextIn } from "../../components/text-in.tsx";

/** The most serious chosen sign decides. It never says that all is well, since a list can't know. */
export function Advice({ chosen, helplines }: { chosen: DangerSignQuestion[]; helplines: Helpline[] }) {
  const [level = "none", ...milder] = levels.filter((one) => chosen.some((sign) => sign.level === one));
  const signsOf = (one: typeof level) => chosen.filter((sign) => sign.level === one);
  return (
    <section className={`advice ${level}`} aria-labelledby="advice" role="status">
      <h2 id="advice">{titles[level]}</h2>
      <Listen />
      {level === "none" ? <p>{worried}</p> : <CallLinks isUrgent={level === "now"} helplines={helplines} />}
      <ChosenSigns signs={signsOf(level)} />
      <MilderSigns signs={milder.filter((one) => level === "today" || one === "today").flatMap(signsOf)} />
      {[...new Set(chosen.map((sign) => sign.helplinePurpose))].map((purpose) => (
        <HelplineList key={purpose} helplines={helplines} purpose={purpose} />
      ))}
      {level === "watch" ? <p>{worried}</p> : null}
    </section>
  );
}

function ChosenSigns({ signs }: { signs: DangerSignQuestion[] }) {
  if (signs.length === 0) return null;
  return (
    <ul className="chosen">
      {signs.map(({ id, label, advice, symptomId, textLanguage }) => (
        <li key={id}>
          <TextIn language={textLanguage} isBlock>
            <strong>{asSentence(unbroken(label), textLanguage)}</strong> <Lines of={unbroken(advice)} />
          </TextIn>{" "}
          {symptomId ? (
            <Link className="read-more" to={`${href("/symptom")}?id=${symptomId}`}>
              <Rich
                of={m.readMoreAbout}
                with={{ title: label }}
                marks={{ about: <span className="visually-hidden" /> }}
              />
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The first line is a sentence; limits by age follow, one a line. */
function Lines({ of }: { of: string }) {
  const [first, ...others] = of.split("\n");
  return (
    <>
      {first}
      {others.length > 0 ? (
        <ul>
          {others.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/**
 * Named without their advice: what to do at home may contradict what the gravest sign asks for. Beside one that can't
 * wait, what is often harmless is not named: 'feeds and breathes calmly' would deny it.
 */
function MilderSigns({ signs }: { signs: DangerSignQuestion[] }) {
  if (signs.length === 0) return null;
  return (
    <>
      <p>{m.dangerTellToo()}</p>
      <ul>
        {signs.map(({ id, label, textLanguage }) => (
          <li key={id}>
            <TextIn language={textLanguage} isBlock>
              {asSentence(unbroken(label), textLanguage)}
            </TextIn>
          </li>
        ))}
      </ul>
    </>
  );
}

const levels = ["now", "today", "watch"] as const;

const titles = {
  now: m.getHelpNow(),
  today: m.dangerToday(),
  watch: m.dangerWatch(),
  none: m.dangerNone(),
};

const worried = m.dangerStillWorried();
