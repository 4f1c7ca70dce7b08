import { Fragment } from "react";
import { Form, href, Link } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { helplinesHere } from "./helplines-here.ts";
import { CallLinks } from "../../components/call-links.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { pageTitle } from "../../format/title.ts";
import { getMember } from "../../middleware/member.ts";
import type { DangerSignQuestion, Helpline, Member } from "../../api/types.ts";
import type { Route } from "./+types/danger-signs.ts";

const groups = [
  { who: "pregnant", label: "I am pregnant" },
  { who: "afterBirth", label: "I gave birth" },
  { who: "baby", label: "My baby" },
  { who: "afterLoss", label: "After a loss" },
] as const;

type Who = (typeof groups)[number]["who"];

/** The ids in the address reveal nothing in the phone's history. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const asked = groups.find((group) => group.who === query.get("who"));
  const who = asked?.who ?? groupOf(getMember(context));
  const [{ data: all }, helplines] = await Promise.all([
    load(getApi(context).dangersign.$get()),
    helplinesHere(request, context),
  ]);
  const questions = all.filter((question) => question.who === who);
  const felt = new Set(query.getAll("feel"));
  const chosen = questions.filter(({ id }) => felt.has(id));
  return { who, questions, chosen, helplines, isAnswered: query.has("check") };
}

/** In the first 6 weeks her own signs come before those of her baby. */
function groupOf(member: Member | null): Who {
  if (member?.stage === "afterLoss") return "afterLoss";
  if (member?.stage !== "afterBirth") return "pregnant";
  return member.phase === "newborn" ? "afterBirth" : "baby";
}

export default function DangerSigns({ loaderData }: Route.ComponentProps) {
  const { who, questions, chosen, helplines, isAnswered } = loaderData;
  return (
    <div className="page narrow">
      <h1>Danger signs</h1>
      {isAnswered ? <Advice chosen={chosen} helplines={helplines} /> : <CallLinks isUrgent helplines={helplines} />}
      <nav className="tabs even" aria-label="Who it is about">
        {groups.map((group) => (
          <Fragment key={group.who}>
            <Link
              to={`${href("/danger-signs")}?who=${group.who}`}
              aria-current={group.who === who ? "page" : undefined}
            >
              {group.label}
            </Link>{" "}
          </Fragment>
        ))}
      </nav>
      <Form action={href("/danger-signs")} key={who}>
        <input type="hidden" name="who" value={who} />
        <input type="hidden" name="check" value="1" />
        <fieldset className="field">
          <legend>Tick everything that you have now</legend>
          {questions.map(({ id, label }) => (
            <label key={id} className="choice">
              <input type="checkbox" name="feel" value={id} defaultChecked={chosen.some((one) => one.id === id)} />
              {label}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button main">
          See what to do
        </button>
      </Form>
      <p className="quiet">This check keeps nothing of what you choose. It does not replace a midwife or doctor.</p>
    </div>
  );
}

/** The most serious chosen sign decides. It never says that all is well, since a list can't know. */
function Advice({ chosen, helplines }: { chosen: DangerSignQuestion[]; helplines: Helpline[] }) {
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

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(
    matches,
    "Danger signs",
    "Choose what you feel and see whether to get help now, call today, or what to watch for.",
  );
}
