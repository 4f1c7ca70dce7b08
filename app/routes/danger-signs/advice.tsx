import { href, Link } from "react-router";
import type { DangerSignQuestion, Helpline } from "../../api/types.ts";
import { CallLinks } from "../../components/call-links.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";

/** The most serious chosen sign decides. It never says that all is well, since a list can't know. */
export function Advice({ chosen, helplines }: { chosen: DangerSignQuestion[]; helplines: Helpline[] }) {
  const level = chosen[0] ? (levels.find((one) => chosen.some((sign) => sign.level === one)) ?? "watch") : "none";
  return (
    <section className={`advice ${level}`} aria-labelledby="advice" role="status">
      <h2 id="advice">{titles[level]}</h2>
      {level === "none" ? <p>{worried}</p> : null}
      <CallLinks isUrgent={level === "now"} helplines={helplines} />
      <ul>
        {chosen.map(({ id, label, advice, symptomId }) => (
          <li key={id}>
            <strong>{label}.</strong> {advice}{" "}
            {symptomId ? <Link to={`${href("/symptom")}?id=${symptomId}`}>Read more</Link> : null}
          </li>
        ))}
      </ul>
      {[...new Set(chosen.map((sign) => sign.helplinePurpose))].map((purpose) => (
        <HelplineList key={purpose} helplines={helplines} purpose={purpose} />
      ))}
      {level === "watch" ? <p>{worried}</p> : null}
    </section>
  );
}

const levels = ["now", "today", "watch"] as const;

const titles = {
  now: "Get help now",
  today: "Call your midwife or doctor today",
  watch: "Watch this closely",
  none: "You chose nothing from the list",
};

const worried = "No list knows everything. If something feels wrong, call your midwife or doctor, also at night.";
