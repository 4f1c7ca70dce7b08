import { href } from "react-router";
import type { Member } from "../../api/types.ts";
import { Row } from "../../components/row-list.tsx";
import { SettingsGroup } from "../../components/settings-group.tsx";
import { language } from "../../language.ts";
import { m } from "../../messages/m.ts";
import { useOtherLanguages } from "../../use-app.ts";
import type { AccountValues } from "./account-values.ts";
import { DialogRow } from "./dialog-row.tsx";
import { LanguageName } from "./language-name.tsx";

interface Props {
  values: AccountValues;
}

export function PrivacyGroup({
  member,
  values: { topics, reminders, push, ownPhone, privacy, hidden },
}: Props & { member: Member }) {
  const hasOtherLanguages = useOtherLanguages().length > 0;
  return (
    <SettingsGroup title={m.accountPrivacyGroup()}>
      <DialogRow
        to={href("/account/notifications")}
        icon="bell"
        title={m.placeNotifications()}
        hint={m.accountNotificationsHint()}
        value={topics}
      />
      {reminders === null ? null : (
        <DialogRow
          to={href("/account/reminders")}
          icon="message-circle"
          title={m.remindersTitle()}
          hint={member.stage === "afterLoss" ? undefined : m.remindersHint()}
          value={reminders}
        />
      )}
      {push === null ? null : (
        <DialogRow
          to={href("/account/push")}
          icon="monitor-smartphone"
          title={m.pushTitle()}
          hint={m.pushHint()}
          value={push}
        />
      )}
      {ownPhone === null ? null : (
        <DialogRow
          to={href("/account/this-phone")}
          icon="lock"
          title={m.ownPhoneTitle()}
          hint={m.ownPhoneHint()}
          value={ownPhone}
        />
      )}
      {hasOtherLanguages ? (
        <DialogRow
          to={href("/account/language")}
          icon="languages"
          title={m.accountLanguageTitle()}
          hint={m.accountLanguageRowHint()}
          value={<LanguageName code={member.language ?? language.code} />}
        />
      ) : null}
      <DialogRow to={href("/account/privacy")} icon="eye" title={m.accountPrivacyTitle()} hint={privacy} />
      <Row to={href("/account/hidden")} icon="user-round-x" title={m.accountHiddenTitle()} value={hidden} />
    </SettingsGroup>
  );
}

export function SignInGroup({ member, values }: Props & { member: Member }) {
  return (
    <SettingsGroup title={m.accountSignInGroup()}>
      {values.mayProvePhone ? (
        <DialogRow
          to={href("/account/prove-phone")}
          icon="shield-check"
          title={m.accountProveRow()}
          hint={m.accountProveHint()}
        />
      ) : null}
      <DialogRow to={href("/account/phone")} icon="phone" title={m.accountPhoneTitle()} />
      <DialogRow to={href("/account/password")} icon="lock" title={m.loginChangePassword()} />
      <DialogRow
        to={href("/account/recovery-codes")}
        icon="key-round"
        title={m.accountRecoveryTitle()}
        hint={codesHint(values.codesLeft)}
      />
      {member.role === "member" ? null : (
        <DialogRow
          to={href("/account/second-factor")}
          icon="shield-check"
          title={m.accountSecondTitle()}
          value={values.secondStep}
        />
      )}
      <Row
        to={href("/account/sessions")}
        icon="monitor-smartphone"
        title={m.accountDevicesTitle()}
        value={values.devices}
      />
    </SettingsGroup>
  );
}

function codesHint(left: number | undefined) {
  if (left === undefined) return undefined;
  if (left > 0) return m.accountCodesLeft({ count: left });
  return m.accountCodesNone();
}
