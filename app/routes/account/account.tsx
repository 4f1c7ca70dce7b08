import { href } from "react-router";
import { getApi, part } from "../../api/client.ts";
import { appSettings } from "../../api/shared.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { Avatar } from "../../components/avatar.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { earlyBirth } from "../../format/corrected-age.ts";
import { pageTitle } from "../../format/title.ts";
import { signedInMember } from "../../middleware/member.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/account.ts";
import { DatesCard } from "./dates-card.tsx";
import { DialogLink } from "./dialog-link.tsx";
import { ProvePhoneCard } from "./prove-phone-card.tsx";
import { RecoveryCodesCard } from "./recovery-codes-card.tsx";
import { hasOwnChecks } from "./visit-list.ts";
import { whichDate } from "./which-date.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context);
  const member = signedInMember(context);
  const [info, codes, ownChecks, app] = await Promise.all([
    part(api.pregnancies.user.$get()),
    part(api.user["recovery-codes"].$get()),
    hasOwnChecks(context),
    appSettings(context),
  ]);
  const current = info.value?.data[0] ?? null;
  return {
    member,
    info: current,
    infoProblem: info.problem ?? null,
    reasons: current && whichDate(current),
    early: current && earlyBirth(current),
    hasOwnChecks: ownChecks,
    hasNoRecoveryCodes: codes.value?.data.left === 0,
    mayProvePhone: app.ok && app.value.data.provesPhones && !member.isPhoneProved,
  };
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { member, info, infoProblem, reasons, early, hasOwnChecks, hasNoRecoveryCodes, mayProvePhone } = loaderData;
  return (
    <AccountArea>
      <h1>My Account</h1>
      <div className="identity">
        <Avatar name={member.fullName} image={member.image} size={96} />
        <div>
          <p className="name">
            <bdi>{member.fullName}</bdi>
          </p>
          <p className="quiet">{member.phoneNumber}</p>
          <DialogLink to={href("/account/profile")} icon="pencil">
            Update Profile
          </DialogLink>
        </div>
      </div>

      {infoProblem ? (
        <PartProblem what="your dates" problem={infoProblem} />
      ) : (
        <DatesCard {...{ info, reasons, early, hasOwnChecks }} isPregnant={member.isPregnant} />
      )}

      {mayProvePhone ? <ProvePhoneCard phoneNumber={member.phoneNumber} /> : null}
      {hasNoRecoveryCodes ? <RecoveryCodesCard /> : null}

      <p className="actions">
        {info || member.isPregnant ? (
          <DialogLink to={href("/account/mode")} icon="baby">
            {member.isPregnant ? "Switch to After Birth Mode" : "Switch to Pregnancy Mode"}
          </DialogLink>
        ) : null}{" "}
        <DialogLink to={href("/account/pregnancies")} icon="heart">
          Pregnancies and babies
        </DialogLink>{" "}
        <DialogLink to={href("/account/privacy")} icon="eye">
          Who may find you
        </DialogLink>{" "}
        <DialogLink to={href("/account/notifications")} icon="bell">
          What you are told
        </DialogLink>{" "}
        <DialogLink to={href("/account/phone")} icon="phone">
          Change phone number
        </DialogLink>{" "}
        <DialogLink to={href("/account/password")} icon="pencil">
          Change password
        </DialogLink>{" "}
        <DialogLink to={href("/account/recovery-codes")} icon="heart-handshake">
          Recovery codes
        </DialogLink>{" "}
        {member.role === "member" ? null : (
          <>
            <DialogLink to={href("/account/second-factor")} icon="check">
              Second step at sign-in
            </DialogLink>{" "}
          </>
        )}
        <DialogLink to={href("/account/review")} icon="star">
          Your review
        </DialogLink>{" "}
        <DialogLink to={href("/account/data")} icon="user-round">
          My data
        </DialogLink>{" "}
        <DialogLink to={href("/account/log-out")} icon="log-out">
          Log out
        </DialogLink>{" "}
        <DialogLink to={href("/account/delete")} icon="trash-2">
          Delete Account
        </DialogLink>
      </p>
    </AccountArea>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "My Account");
}
