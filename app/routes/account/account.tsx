import { href, Outlet, redirect } from "react-router";
import { getApi, load, part } from "../../api/client.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { Avatar } from "../../components/avatar.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { earlyBirth } from "../../format/corrected-age.ts";
import { pageTitle } from "../../format/title.ts";
import { heldFields } from "../../middleware/held-form.ts";
import { getMember } from "../../middleware/member.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/account.ts";
import { accountAction } from "./account-action.ts";
import { AccountDialogs } from "./account-dialogs.tsx";
import { myDataState } from "./data.ts";
import { DatesCard } from "./dates-card.tsx";
import { datesValues, scanList, scanValues } from "./dates-values.ts";
import { constraintOf } from "./dialog-constraint.ts";
import { DialogLink, dialogs } from "./dialog-link.tsx";
import { changedPhone } from "./phone.ts";
import { lossWords } from "./loss-words.ts";
import { allPregnancies, lastLost } from "./pregnancies.ts";
import { RecoveryCodesCard } from "./recovery-codes-card.tsx";
import { hasOwnChecks, visitList } from "./visit-list.ts";
import { whichDate } from "./which-date.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ url, context }: Route.LoaderArgs) {
  const member = getMember(context);
  if (!member) throw redirect(href("/login"));
  const asked = url.searchParams.get("dialog");
  const dialog = dialogs.find((name) => name === asked) ?? null;
  const withHidden = url.searchParams.has("hidden");
  const api = getApi(context);
  const [info, codes] = await Promise.all([
    part(api.pregnancyinfo.user.$get()),
    part(api.user["recovery-codes"].$get()),
  ]);
  const privacy = dialog === "privacy" ? await load(api.user.privacy.$get()) : null;
  const visits = dialog === "visits" || dialog === "visit-card" ? await load(api.calendar.contacts.$get()) : null;
  const topics = dialog === "notifications" ? await load(api.notification.topics.$get()) : null;
  const phone = dialog === "phone" || dialog === "phone-code" ? await changedPhone(api) : null;
  const review = dialog === "review" ? await load(api["user-review"].mine.$get()) : null;
  const myData = dialog === "data" ? await myDataState(api, context) : null;
  const current = info.value?.data[0] ?? null;
  const lost = dialog === "after-loss" ? await lastLost(api) : null;
  const ownChecks = member.stage === "afterLoss" && (await hasOwnChecks(api));
  const held = heldFields(context);
  return {
    privacy: privacy?.data ?? null,
    topics: topics?.data ?? null,
    phone,
    review: review?.data ?? null,
    recoveryCodes: codes.value?.data ?? null,
    visits: visits && visitList(visits.data, current),
    hasOwnChecks: ownChecks,
    reasons: current && whichDate(current),
    early: current && earlyBirth(current),
    dates: datesValues(dialog === "dates" ? current : null, held),
    scans: current && dialog === "dates" ? scanList(current) : [],
    scan: scanValues(current, url.searchParams.get("day"), held),
    myData,
    withHidden,
    records: dialog === "pregnancies" ? await allPregnancies(api, withHidden) : null,
    lost: lost && {
      id: lost.id,
      words: lossWords(lost.kind, { isPregnant: member.isPregnant, hasOwnChecks: ownChecks }),
    },
    dialog,
    constraint: constraintOf(dialog, member.isPregnant, current),
    held,
    member,
    info: current,
    infoProblem: info.problem ?? null,
  };
}

export const action = accountAction;

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { member, info, infoProblem, reasons, early, hasOwnChecks, recoveryCodes } = loaderData;
  return (
    <AccountArea>
      <Outlet />
      <AccountDialogs data={loaderData} answer={actionData} />
      <h1>My Account</h1>
      <div className="identity">
        <Avatar name={member.fullName} image={member.image} size={96} />
        <div>
          <p className="name">
            <bdi>{member.fullName}</bdi>
          </p>
          <p className="quiet">{member.phoneNumber}</p>
          <DialogLink name="profile" icon="pencil">
            Update Profile
          </DialogLink>
        </div>
      </div>

      {infoProblem ? (
        <PartProblem what="your dates" problem={infoProblem} />
      ) : (
        <DatesCard {...{ info, reasons, early, hasOwnChecks }} isPregnant={member.isPregnant} />
      )}

      {recoveryCodes?.left === 0 ? <RecoveryCodesCard /> : null}

      <p className="actions">
        {info || member.isPregnant ? (
          <DialogLink name="mode" icon="baby">
            {member.isPregnant ? "Switch to After Birth Mode" : "Switch to Pregnancy Mode"}
          </DialogLink>
        ) : null}{" "}
        <DialogLink name="pregnancies" icon="heart">
          Pregnancies and babies
        </DialogLink>{" "}
        <DialogLink name="privacy" icon="eye">
          Who may find you
        </DialogLink>{" "}
        <DialogLink name="notifications" icon="bell">
          What you are told
        </DialogLink>{" "}
        <DialogLink name="phone" icon="phone">
          Change phone number
        </DialogLink>{" "}
        <DialogLink name="password" icon="pencil">
          Change password
        </DialogLink>{" "}
        <DialogLink name="recovery-codes" icon="heart-handshake">
          Recovery codes
        </DialogLink>{" "}
        <DialogLink name="review" icon="star">
          Your review
        </DialogLink>{" "}
        <DialogLink name="data" icon="user-round">
          My data
        </DialogLink>{" "}
        <DialogLink name="log-out" icon="log-out">
          Log out
        </DialogLink>{" "}
        <DialogLink name="delete" icon="trash-2">
          Delete Account
        </DialogLink>
      </p>
    </AccountArea>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "My Account");
}
