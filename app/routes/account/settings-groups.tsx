import { href } from "react-router";
import type { Member } from "../../api/types.ts";
import { Row } from "../../components/row-list.tsx";
import { SettingsGroup } from "../../components/settings-group.tsx";
import type { AccountValues } from "./account-values.ts";
import { DialogRow } from "./dialog-row.tsx";

interface Props {
  values: AccountValues;
}

export function PrivacyGroup({ values: { topics, privacy, hidden } }: Props) {
  return (
    <SettingsGroup title="Privacy and notifications">
      <DialogRow
        to={href("/account/notifications")}
        icon="bell"
        title="Notifications"
        hint="Dates, comments, messages"
        value={topics}
      />
      <DialogRow to={href("/account/privacy")} icon="eye" title="Privacy" hint={privacy} />
      <Row to={href("/account/hidden")} icon="user-round-x" title="Hidden and blocked" value={hidden} />
    </SettingsGroup>
  );
}

export function SignInGroup({ member, values }: Props & { member: Member }) {
  return (
    <SettingsGroup title="Sign-in and security">
      {values.mayProvePhone ? (
        <DialogRow
          to={href("/account/prove-phone")}
          icon="shield-check"
          title="Confirm my number"
          hint="A code shows that it is yours. Then we can help you by SMS if you forget your password."
        />
      ) : null}
      <DialogRow to={href("/account/phone")} icon="phone" title="Change phone number" />
      <DialogRow to={href("/account/password")} icon="lock" title="Change password" />
      <DialogRow
        to={href("/account/recovery-codes")}
        icon="key-round"
        title="Recovery codes"
        hint={codesHint(values.codesLeft)}
      />
      {member.role === "member" ? null : (
        <DialogRow
          to={href("/account/second-factor")}
          icon="shield-check"
          title="Second step at sign-in"
          value={values.secondStep}
        />
      )}
      <Row to={href("/account/sessions")} icon="monitor-smartphone" title="Your devices" value={values.devices} />
    </SettingsGroup>
  );
}

function codesHint(left: number | undefined) {
  if (left === undefined) return undefined;
  if (left > 0) return left === 1 ? "You have one left" : `You have ${left} left`;
  return "You have none yet. On paper, they let you in without this phone or its number.";
}
