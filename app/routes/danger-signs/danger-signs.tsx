import { Form, href, Link } from "react-router";
import { AREAS } from "../../../server/contract/symptoms/areas.ts";
import { getApi, load } from "../../api/client.ts";
import { CallLinks } from "../../components/call-links.tsx";
import { CheckRow } from "./check-row.tsx";
import { Segments } from "../../components/segments.tsx";
import { pageTitle } from "../../format/title.ts";
import { unbroken } from "../../format/words.ts";
import { getMember } from "../../middleware/member.ts";
import type { DangerSignQuestion, Member } from "../../api/types.ts";
import type { Route } from "./+types/danger-signs.ts";
import { Advice } from "./advice.tsx";
import { areaNames } from "./area-names.ts";
import { helplinesHere } from "./helplines-here.ts";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";
import { standingOfAll, TranslationNote } from "../../components/translation-note.tsx";

type Who = DangerSignQuestion["who"];

const labels: Record<Who, string> = {
  pregnant: m.whoPregnant(),
  afterBirth: m.afterBirth(),
  baby: m.baby(),
  afterLoss: m.whoAfterLoss(),
};

const usualOrder: Who[] = ["pregnant", "afterBirth", "baby"];
/** After a loss the signs of a baby are the last. */
const lossOrder: Who[] = ["afterLoss", "afterBirth", "pregnant", "baby"];

/** Both with the numbers against violence. Ids of shipped content never change. */
const CALM_HOME_ARTICLE_ID = "f95c9fd7eeceeb1bcfa129e0";
const ASKING_FOR_HELP_ARTICLE_ID = "6673915426c5cdba76c4825a";

/** The ids in the address reveal nothing in the phone's history. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const member = getMember(context);
  const who = lossOrder.find((one) => one === query.get("who")) ?? groupOf(member);
  // Not every pregnant reader wants to meet the fourth.
  const order = member?.stage === "afterLoss" || who === "afterLoss" ? lossOrder : usualOrder;
  const [{ data: all }, helplines] = await Promise.all([
    load(getApi(context).dangersign.$get()),
    helplinesHere(request, context),
  ]);
  const questions = all.filter((question) => question.who === who);
  const felt = new Set(query.getAll("feel"));
  return {
    who,
    standing: standingOfAll(questions),
    textLanguage: questions.every(({ textLanguage }) => textLanguage) ? questions[0]?.textLanguage : undefined,
    tabs: order.map((one) => ({ who: one, label: labels[one] })),
    areas: [
      ...AREAS.map((area) => ({
        area,
        name: areaNames[who][area],
        own: questions.filter((question) => question.area === area && question.level !== "watch"),
      })),
      { area: "harmless", name: m.dangerAreaHarmless(), own: questions.filter(({ level }) => level === "watch") },
    ].flatMap(({ own, ...area }) => {
      const rows = own.map(({ id, label, textLanguage }) => ({
        id,
        label: unbroken(label),
        textLanguage,
        isTicked: felt.has(id),
      }));
      return rows.length > 0 ? [{ ...area, rows }] : [];
    }),
    chosen: questions.filter(({ id }) => felt.has(id)),
    helplines,
    ways: waysFor(who),
    isAnswered: query.has("check"),
  };
}

/** Of how she is, and of safety at home. */
function waysFor(who: Who) {
  if (who === "baby") return [];
  const id = who === "pregnant" ? CALM_HOME_ARTICLE_ID : ASKING_FOR_HELP_ARTICLE_ID;
  return [
    { words: m.moodLink(), to: href("/how-are-you") },
    { words: m.dangerAtHome(), to: href("/article/:id", { id }) },
  ];
}

/** In the first 6 weeks her own signs come before those of her baby. */
function groupOf(member: Member | null): Who {
  if (member?.stage === "afterLoss") return "afterLoss";
  if (member?.stage !== "afterBirth") return "pregnant";
  return member.phase === "newborn" ? "afterBirth" : "baby";
}

export default function DangerSigns({ loaderData }: Route.ComponentProps) {
  const { who, standing, tabs, areas, chosen, helplines, ways, isAnswered } = loaderData;
  return (
    <div className="page danger-check">
      <h1>{m.placeDangerSigns()}</h1>
      {chosen.length === 0 ? <CallLinks isUrgent helplines={helplines} /> : null}
      {isAnswered ? <Advice chosen={chosen} helplines={helplines} /> : null}
      {chosen.length > 0 ? (
        <p>
          <Link to={`${href("/danger-signs")}?who=${who}`}>{m.dangerClear()}</Link>
        </p>
      ) : null}
      <TranslationNote {...standing} />
      <Segments
        label={m.whoItIsAbout()}
        segments={tabs.map((tab) => ({
          to: `${href("/danger-signs")}?who=${tab.who}`,
          label: tab.label,
          isChosen: tab.who === who,
        }))}
      />
      <Form action={href("/danger-signs")} key={who}>
        <input type="hidden" name="who" value={who} />
        <input type="hidden" name="check" value="1" />
        <fieldset className="field">
          <legend>{who === "baby" ? m.dangerTickBaby() : m.dangerTick()}</legend>
          <p className="hint">{m.dangerNothingKept()}</p>
          {areas.map(({ area, name, rows }) => (
            <div key={area} role="group" aria-labelledby={area}>
              <h2 className="area" id={area}>
                {name}
              </h2>
              <div className="check-rows columns">
                {rows.map(({ id, label, textLanguage, isTicked }) => (
                  <CheckRow
                    key={id}
                    name="feel"
                    value={id}
                    label={<TextIn language={textLanguage}>{label}</TextIn>}
                    isTicked={isTicked}
                  />
                ))}
              </div>
            </div>
          ))}
        </fieldset>
        {tabs.some((tab) => tab.who === "afterLoss") ? null : (
          <p>
            <Link to={`${href("/danger-signs")}?who=afterLoss`}>{m.whoAfterLoss()}</Link>
          </p>
        )}
        {ways.map(({ words, to }) => (
          <p key={to}>
            <Link to={to}>{words}</Link>
          </p>
        ))}
        <p className="quiet">{m.dangerNoReplacement()}</p>
        <div className="sticky-action">
          <button type="submit" className="button main">
            {m.dangerSee()}
          </button>
        </div>
      </Form>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placeDangerSigns(), m.dangerDescription());
}
