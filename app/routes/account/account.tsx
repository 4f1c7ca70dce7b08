import { href, Link, useRouteLoaderData } from "react-router";
import { getApi, part } from "../../api/client.ts";
import { Avatar } from "../../components/avatar.tsx";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { SettingsGroup } from "../../components/settings-group.tsx";
import { pageTitle } from "../../format/title.ts";
import { Icon } from "../../icons/icon.tsx";
import { signedInMember } from "../../middleware/member.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/account.ts";
import { earlyBirth } from "./born-early.ts";
import { accountValues } from "./account-values.ts";
import { DialogRow } from "./dialog-row.tsx";
import { PregnancyGroup } from "./pregnancy-group.tsx";
import { PrivacyGroup, SignInGroup } from "./settings-groups.tsx";
import { hasOwnChecks } from "./visit-list.ts";
import { whichDate } from "./which-date.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const member = signedInMember(context);
  const [info, ownChecks, values] = await Promise.all([
    part(getApi(context).pregnancies.user.$get()),
    hasOwnChecks(context),
    accountValues(member, context),
  ]);
  const current = info.value?.data[0] ?? null;
  return {
    member,
    info: current,
    infoProblem: info.problem ?? null,
    due: current && whichDate(current),
    early: current && earlyBirth(current),
    hasOwnChecks: ownChecks,
    values,
  };
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { member, infoProblem, values, ...dates } = loaderData;
  return (
    <PageUnderDialogs className="page account">
      <h1>{m.accountTitle()}</h1>
      <div className="identity">
        <Avatar name={member.fullName} image={member.image} size={56} />
        <p>
          <bdi className="name">{member.fullName}</bdi> <bdi className="quiet">{member.phoneNumber}</bdi>
        </p>
        <Link className="button small" to={href("/account/profile")} preventScrollReset>
          {m.accountUpdateProfile()}
        </Link>{" "}
        <Link className="log-out" to={href("/account/log-out")} preventScrollReset>
          <Icon name="log-out" />
          {m.accountLogOut()}
        </Link>
      </div>
      <div className="settings-groups">
        <AdminGroup />
        {infoProblem ? (
          <PartProblem lead={m.yourDatesNotLoaded()} problem={infoProblem} />
        ) : (
          <PregnancyGroup {...dates} isPregnant={member.isPregnant} values={values} />
        )}
        <SettingsGroup title={m.accountPlanAndRead()}>
          <Row to={href("/plan")} icon="list-checks" title={m.placePlan()} />
          <Row
            to={href("/children")}
            icon={member.stage === "afterLoss" ? "user-round" : "baby"}
            title={m.childrenTitle()}
            value={values.children}
          />
          <Row to={href("/how-are-you")} icon="heart-handshake" title={m.homeHowAreYou()} />
          <Row to={href("/record")} icon="activity" title={m.accountRecord()} hint={m.accountRecordHint()} />
          <Row to={href("/calendar")} icon="calendar-days" title={m.placeCalendar()} />
          <Row to={href("/events")} icon="map-pin" title={m.placeEvents()} />
          <Row
            to={href("/downloads")}
            icon="download"
            title={m.placeDownloads()}
            hint={member.isPregnant ? m.accountDownloadsHint() : undefined}
          />
          {member.isPregnant ? (
            <Row to={href("/family")} icon="heart-handshake" title={m.placeFamily()} hint={m.accountFamilyHint()} />
          ) : null}
          <Row to={href("/account/saved")} icon="bookmark" title={m.articlesSaved()} value={values.saved} />
        </SettingsGroup>
        <PrivacyGroup member={member} values={values} />
        <SignInGroup member={member} values={values} />
        <SettingsGroup title={m.accountDataTitle()}>
          <DialogRow
            to={href("/account/data")}
            icon="download"
            title={m.accountDataTitle()}
            hint={m.accountDataHint()}
          />
          <Row to={href("/account/how-are-you")} icon="heart-handshake" title={values.keptMood} />
          <DialogRow to={href("/account/review")} icon="star" title={m.accountReviewTitle()} value={values.review} />
        </SettingsGroup>
        <SettingsGroup title={m.accountHelp()}>
          <Row to={href("/contact")} icon="mail" title={m.placeContactUs()} />
          <Row to={href("/all-pages")} icon="book-open" title={m.accountAllPages()} />
        </SettingsGroup>
        <RowList label={m.accountLeaving()}>
          <DialogRow to={href("/account/delete")} icon="trash-2" title={m.accountDelete()} tone="danger" />
        </RowList>
      </div>
    </PageUnderDialogs>
  );
}

function AdminGroup() {
  const member = useRouteLoaderData<typeof rootLoader>("root")?.member;
  if (!member || member.role === "member") return null;
  const value = member.waiting > 0 ? m.accountToReview({ number: member.waiting }) : m.accountAllDone();
  return (
    <SettingsGroup title={m.accountStaff()}>
      <Row to={href("/admin")} icon="list-checks" title={m.admin()} value={value} />
    </SettingsGroup>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.accountTitle());
}
