import { Fragment } from "react";
import { href, Link } from "react-router";
import { getApi, load, partOf } from "../../api/client.ts";
import { appSettings, generalPlan } from "../../api/shared.ts";
import { SignsLink } from "../../components/signs-link.tsx";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";
import { nowIn } from "../../format/today.ts";
import { pageTitle } from "../../format/title.ts";
import { hostContext } from "../../host.ts";
import { getMember } from "../../middleware/member.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/plan.ts";
import { isAskedAbout } from "./asked-about.ts";
import { OF, planAddress, useDialogAddress } from "./plan-address.ts";
import { planSections, shownSections, type PlanSection } from "./plan-sections.ts";
import { PlanForVisitors } from "./plan-for-visitors.tsx";
import { Section } from "./plan-section.tsx";
import { signsBeside } from "./signs-beside.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const member = getMember(context);
  if (!member)
    return {
      sections: null,
      late: [],
      general: (await generalPlan(context).then(partOf)).value?.data ?? null,
      all: [],
      rows: [],
      chosen: null,
      isAfterLoss: false,
      isAsked: false,
      signs: [],
      reminded: null,
      isUnreviewed: false,
    };
  const [{ data: plan }, app] = await Promise.all([load(getApi(context).plan.$get()), appSettings(context)]);
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  const all = planSections(plan, today);
  const { shown, late, rows, chosen } = shownSections(all, url.searchParams.get(OF));
  return {
    all: all.map(({ id, chip }) => ({ id, chip })),
    general: null,
    sections: shown,
    late,
    rows,
    chosen,
    isAfterLoss: member.stage === "afterLoss",
    reminded: app.ok && member.stage !== "afterLoss" ? remindedBy(app.value.data) : null,
    isUnreviewed: plan.isUnreviewed,
    signs: signsBeside(plan.items, today),
    isAsked: member.stage !== "afterLoss" && plan.items.some(isAskedAbout),
  };
}

export { noForms as action } from "../no-forms.ts";

export default function Plan({ loaderData }: Route.ComponentProps) {
  const { general, sections, late, rows, chosen, all, isAfterLoss, isAsked, signs, reminded, isUnreviewed } =
    loaderData;
  const parts = sections?.map((section) => <Section key={section.id} section={section} isOnly={all.length === 1} />);
  return (
    <PageUnderDialogs className="page">
      <h1>{m.placePlan()}</h1>
      {sections === null ? <PlanForVisitors general={general} /> : null}
      {sections?.length === 0 ? <Nothing isAfterLoss={isAfterLoss} /> : null}
      {all.length > 1 ? <Whose all={all} chosen={chosen} /> : null}
      {signs.map((row) => (
        <SignsLink key={row.to} {...row} />
      ))}
      {late.length > 0 ? (
        <section className={late.every(({ isBeside }) => isBeside) ? "of-plan phone" : "of-plan"}>
          <h2>{m.planGroupLate()}</h2>
          <RowList label={m.planGroupLate()}>
            {late.map(({ to, title, isBeside }) => (
              <Row key={to} to={to} icon="baby" title={title} tone={isBeside ? "phone" : undefined} />
            ))}
          </RowList>
        </section>
      ) : null}
      {parts?.length === 2 ? <div className="of-two">{parts}</div> : parts}
      {rows.map(({ id, child, name, line }) => (
        <section key={id} className="of-plan" aria-labelledby={`plan-${id}`}>
          <h2 id={`plan-${id}`}>
            <bdi>{child}</bdi>
          </h2>
          <RowList>
            <Row to={planAddress(id)} icon="baby" title={name} hint={line} />
          </RowList>
        </section>
      ))}
      <TranslationNote isUnreviewed={isUnreviewed} />
      {sections ? <ElsewhereLinks hasItems={sections.length > 0} {...{ isAfterLoss, isAsked, reminded }} /> : null}
    </PageUnderDialogs>
  );
}

function remindedBy({ sendsReminders, sendsPush }: { sendsReminders: boolean; sendsPush: boolean }) {
  if (sendsReminders) return "sms" as const;
  return sendsPush ? ("push" as const) : null;
}

interface ElsewhereProps extends Pick<Route.ComponentProps["loaderData"], "isAfterLoss" | "isAsked" | "reminded"> {
  hasItems: boolean;
}

function ElsewhereLinks({ hasItems, isAfterLoss, isAsked, reminded }: ElsewhereProps) {
  const aboutTo = useDialogAddress(href("/plan/about"));
  if (isAfterLoss && !hasItems) return null;
  return (
    <RowList>
      {isAsked ? (
        <Row to={aboutTo} icon="pencil" title={m.planAbout()} hint={m.planAboutHint()} preventScrollReset />
      ) : null}
      {isAfterLoss ? null : <Row to={href("/children")} icon="baby" title={m.childrenTitle()} />}
      {hasItems ? <Row to={href("/calendar")} icon="calendar-days" title={m.accountSeeInCalendar()} /> : null}
      {hasItems && reminded ? (
        <Row
          to={href("/account/reminders")}
          icon="message-circle"
          title={reminded === "sms" ? m.remindersOffer() : m.remindersOfferAny()}
        />
      ) : null}
    </RowList>
  );
}

interface WhoseProps {
  all: Pick<PlanSection, "id" | "chip">[];
  chosen: string | null;
}

function Whose({ all, chosen }: WhoseProps) {
  const chips = [{ id: null, chip: m.all() }, ...all.map(({ id, chip }) => ({ id, chip: chip ?? m.planOfYou() }))];
  return (
    <nav className="chips" aria-label={m.planWhose()}>
      {chips.map(({ id, chip }) => (
        <Fragment key={id}>
          <Link className="chip" to={planAddress(id)} aria-current={id === chosen ? "page" : undefined}>
            <bdi>{chip}</bdi>
          </Link>{" "}
        </Fragment>
      ))}
    </nav>
  );
}

/** After a loss nobody is asked for dates. */
function Nothing({ isAfterLoss }: { isAfterLoss: boolean }) {
  if (isAfterLoss) return <p>{m.planNothing()}</p>;
  return (
    <>
      <p>{m.planNoDates()}</p>
      <p className="actions">
        <Link className="button main" to={href("/account/dates")}>
          {m.addYourDates()}
        </Link>
      </p>
    </>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placePlan(), m.planDescription());
}
