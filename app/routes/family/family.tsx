import { href, Link, type RouterContextProvider } from "react-router";
import { getApi, load } from "../../api/client.ts";
import type { ListedFamilyMonth } from "../../api/types.ts";
import { Row, RowList } from "../../components/row-list.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { Share } from "../../enhance/share.tsx";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { pagePath } from "../../language.ts";
import { m } from "../../messages/m.ts";
import { useOrigin } from "../../use-app.ts";
import { coreSignsOf } from "../weeks/core-signs.ts";
import { loadOwnWeek, type OwnWeek } from "../weeks/own-week.ts";
import type { Route } from "./+types/family.ts";
import { addressOf, Month } from "./month.tsx";

export const handle: PageHandle = { isShared: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { data: months } = await load(getApi(context).family.$get());
  const key = url.searchParams.get("id");
  if (key === null) return { months, own: monthOf(await loadOwnWeek(context), months), chosen: null };
  const chosen = await chosenMonth(context, key, months);
  return { months: [], own: null, chosen, textLanguage: chosen.textLanguage };
}

async function chosenMonth(context: Readonly<RouterContextProvider>, key: string, months: ListedFamilyMonth[]) {
  const { data: month } = await load(getApi(context).family[":key"].$get({ param: { key } }));
  const { weeks, firstSigns, ...shown } = month;
  const place = months.findIndex((one) => one.key === key);
  const [previous = null, next = null] = [months[place - 1], months[place + 1]];
  return { ...shown, signs: await coreSignsOf(context, "family", weeks, firstSigns), previous, next };
}

function monthOf(own: OwnWeek | null, months: ListedFamilyMonth[]) {
  const isIn = ({ weeks: { stage, first, last } }: ListedFamilyMonth) =>
    own?.stage === stage && first <= own.week && own.week <= last;
  return months.find(isIn)?.key ?? null;
}

export default function Family({ loaderData: { months, own, chosen } }: Route.ComponentProps) {
  const origin = useOrigin();
  if (chosen) return <Month month={chosen} />;
  const hers = months.find(({ key }) => key === own);
  return (
    <div className="page guidelines">
      <h1>{m.placeFamily()}</h1>
      <p className="lead">{m.familyLead()}</p>
      {hers ? (
        <p>
          <Link className="button" to={addressOf(hers.key)}>
            <TextIn language={hers.textLanguage}>{m.familyYourMonthIs({ month: hers.title })}</TextIn>
          </Link>
        </p>
      ) : null}
      <RowList isWide>
        {months.map(({ key, title, summary, textLanguage }) => (
          <Row
            key={key}
            to={addressOf(key)}
            title={
              <>
                <TextIn language={textLanguage}>{title}</TextIn>{" "}
                {key === own ? <span className="badge">{m.familyYourMonth()}</span> : null}
              </>
            }
            heading="h2"
            hint={<TextIn language={textLanguage}>{summary}</TextIn>}
            isCurrent={key === own}
          />
        ))}
      </RowList>
      <p className="quiet">{hers ? m.familyYourMonthHidden() : m.familyNothingOfHers()}</p>
      <div className="tools">
        <Share title={m.placeFamily()} address={origin + pagePath(href("/family"))} />
      </div>
    </div>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const chosen = loaderData?.chosen;
  return pageTitle(matches, chosen?.title ?? m.placeFamily(), chosen?.summary ?? m.familyLead());
}
