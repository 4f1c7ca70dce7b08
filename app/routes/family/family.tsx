import { href, Link } from "react-router";
import { getApi, load, part } from "../../api/client.ts";
import { Row, RowList } from "../../components/row-list.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";
import { BackLink } from "../../enhance/back-link.tsx";
import { Listen } from "../../enhance/listen.tsx";
import { Share } from "../../enhance/share.tsx";
import { Html } from "../../format/html.tsx";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { pagePath } from "../../language.ts";
import { m } from "../../messages/m.ts";
import { getMember } from "../../middleware/member.ts";
import { coreSignsOf } from "../weeks/core-signs.ts";
import { ownOf } from "../weeks/own-week.ts";
import { WhenToCall } from "../weeks/when-to-call.tsx";
import type { Route } from "./+types/family.ts";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const key = searchParams.get("id");
  const { data: months } = await load(getApi(context).family.$get());
  if (key === null) return { origin, months, own: await ownMonth(months, context), chosen: null };
  const { data } = await load(getApi(context).family[":key"].$get({ param: { key } }));
  const { description, weeks, ...month } = data;
  const at = months.findIndex((one) => one.key === key);
  const chosen = {
    ...month,
    text: description,
    signs: await coreSignsOf(context, "family", weeks),
    next: months[at + 1] ?? null,
  };
  return { origin, months: [], own: null, chosen };
}

/** The key of the member's own month; null for others, and where nothing is counted. */
async function ownMonth(
  months: { key: string; weeks: { stage: string; first: number; last: number } }[],
  context: Route.LoaderArgs["context"],
) {
  if (!getMember(context)) return null;
  const info = await part(getApi(context).pregnancies.user.$get());
  const [current] = info.value?.data ?? [];
  const own = current ? ownOf(current) : null;
  if (!own) return null;
  const isOwn = ({ weeks }: (typeof months)[number]) =>
    weeks.stage === own.stage && weeks.first <= own.week && own.week <= weeks.last;
  return months.find(isOwn)?.key ?? null;
}

export default function Family({ loaderData: { origin, months, own, chosen } }: Route.ComponentProps) {
  if (chosen) return <Month month={chosen} origin={origin} />;
  return (
    <div className="page guidelines">
      <h1>{m.placeFamily()}</h1>
      <p className="lead">{m.familyLead()}</p>
      <p className="quiet">{m.familyNothingOfHers()}</p>
      <RowList isWide>
        {months.map(({ key, title, summary, textLanguage }) => (
          <Row
            key={key}
            to={addressOf(key)}
            title={<TextIn language={textLanguage}>{title}</TextIn>}
            heading="h2"
            hint={<TextIn language={textLanguage}>{summary}</TextIn>}
            value={key === own ? m.familyYourMonth() : undefined}
          />
        ))}
      </RowList>
      <div className="tools">
        <Share title={m.placeFamily()} address={origin + pagePath(href("/family"))} />
      </div>
    </div>
  );
}

type Chosen = NonNullable<Route.ComponentProps["loaderData"]["chosen"]>;

function Month({ month, origin }: { month: Chosen; origin: string }) {
  const { key, title, summary, text, signs, next, sources, review, textLanguage, isUnreviewed } = month;
  return (
    <div className="page article">
      <BackLink to={href("/family")}>{m.familyAllMonths()}</BackLink>
      <article>
        <p className="category">{m.placeFamily()}</p>
        <TextIn as="h1" language={textLanguage}>
          {title}
        </TextIn>
        <TextIn as="p" className="lead" language={textLanguage}>
          {summary}
        </TextIn>
        <Listen />
        <TranslationNote textLanguage={textLanguage} isUnreviewed={isUnreviewed} />
        <Html html={text} className="prose" language={textLanguage} />
        <WhenToCall html="" signs={signs} language={undefined} heading="h2" />
        <div className="tools">
          <Share title={title} address={origin + pagePath(addressOf(key))} />
        </div>
        {next ? (
          <p>
            <Link to={addressOf(next.key)}>
              <TextIn language={next.textLanguage}>{next.title}</TextIn>
            </Link>
          </p>
        ) : null}
      </article>
      <div className="beside">
        <SourceList sources={sources} review={review} />
      </div>
    </div>
  );
}

function addressOf(key: string) {
  return `${href("/family")}?id=${key}`;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const chosen = loaderData?.chosen;
  return pageTitle(matches, chosen?.title ?? m.placeFamily(), chosen?.summary ?? m.familyLead());
}
