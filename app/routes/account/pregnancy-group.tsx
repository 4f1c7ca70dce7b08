import type { ReactNode } from "react";
import { href } from "react-router";
import type { PregnancyInfo } from "../../api/types.ts";
import { Row } from "../../components/row-list.tsx";
import { SettingsGroup } from "../../components/settings-group.tsx";
import { formatDate } from "../../format/dates.ts";
import { m } from "../../messages/m.ts";
import type { AccountValues } from "./account-values.ts";
import { DialogRow } from "./dialog-row.tsx";
import type { whichDate } from "./which-date.ts";

interface Props {
  info: PregnancyInfo | null;
  due: ReturnType<typeof whichDate>;
  early: string | null;
  hasOwnChecks: boolean;
  isPregnant: boolean;
  values: AccountValues;
}

export function PregnancyGroup(props: Props) {
  if (!props.info) return <NothingCounted {...props} />;
  return props.isPregnant ? <Pregnancy {...props} info={props.info} /> : <Baby {...props} info={props.info} />;
}

function NothingCounted({ hasOwnChecks, isPregnant, values }: Props) {
  return (
    <SettingsGroup title={m.accountMyDates()} lead={<p className="group-lead">{m.accountNoDatesHere()}</p>}>
      <DialogRow to={href("/account/dates")} icon="calendar-days" title={m.addYourDates()} />
      {hasOwnChecks ? <VisitsRow title={m.accountOwnChecks()} value={values.visits} /> : null}
      {isPregnant ? <ModeRow isPregnant /> : null}
      <RecordsRow value={values.pregnancies} />
    </SettingsGroup>
  );
}

function Pregnancy({ info, due, values }: Props & { info: PregnancyInfo }) {
  return (
    <SettingsGroup title={m.accountMyPregnancy()} lead={<Said sentences={[...(due?.said ?? []), ...overdue(info)]} />}>
      {due?.days.map(({ name, day }) => (
        <DialogRow key={name} to={href("/account/due-date")} tone="fact" title={name} value={day} />
      ))}
      {info.daysLeft === null ? null : (
        <Row tone="fact" title={m.accountDays()} value={m.accountDaysLeft({ number: info.daysLeft })} />
      )}
      <DialogRow
        to={href("/account/dates")}
        icon="calendar-days"
        title={m.accountUpdatePeriod()}
        hint={due?.sentence}
      />
      {info.expectedDate ? <VisitsRow value={values.visits} /> : null}
      <ModeRow isPregnant />
      <RecordsRow value={values.pregnancies} />
      <LossRows title={m.accountLossTitle()} mistake={m.accountMistakePregnancy()} />
    </SettingsGroup>
  );
}

function Baby({ info, early, values }: Props & { info: PregnancyInfo }) {
  const { babyName, babyBirthDate, numberOfBabies } = info;
  return (
    <SettingsGroup title={numberOfBabies > 1 ? m.accountMyBabies() : m.accountMyBaby()}>
      {babyName ? <Row tone="fact" title={m.fieldName()} value={<bdi>{babyName}</bdi>} /> : null}
      {babyBirthDate ? <Row tone="fact" title={m.accountBorn()} value={formatDate(babyBirthDate)} /> : null}
      <DialogRow
        to={babyBirthDate ? href("/account/birth") : href("/account/dates")}
        icon="calendar-days"
        title={m.accountUpdateBirth()}
        hint={early ?? undefined}
      />
      <VisitsRow value={values.visits} />
      <ModeRow isPregnant={false} />
      <RecordsRow value={values.pregnancies} />
      <LossRows title={m.accountLossTitleBaby()} mistake={m.accountMistakeBirth()} />
    </SettingsGroup>
  );
}

function overdue({ status }: PregnancyInfo) {
  if (status === "pastDue") return [m.accountPastDue()];
  if (status !== "stopped") return [];
  return [m.accountStoppedCounting()];
}

function Said({ sentences }: { sentences: string[] }) {
  return sentences.map((sentence) => (
    <p className="group-lead" key={sentence}>
      {sentence}
    </p>
  ));
}

function VisitsRow({ title = m.accountVisits(), value }: { title?: string; value: string | undefined }) {
  return <DialogRow to={href("/account/visits")} icon="check-check" title={title} value={value} />;
}

function ModeRow({ isPregnant }: { isPregnant: boolean }) {
  const title = isPregnant ? m.accountToAfterBirth() : m.accountToPregnancy();
  return <DialogRow to={href("/account/mode")} icon="baby" title={title} />;
}

function RecordsRow({ value }: { value: ReactNode }) {
  return <DialogRow to={href("/account/pregnancies")} icon="heart" title={m.accountPregnancies()} value={value} />;
}

function LossRows({ title, mistake }: { title: string; mistake: string }) {
  return (
    <>
      <DialogRow to={href("/account/loss")} icon="feather" title={title} />
      <DialogRow to={href("/account/mistake")} icon="pencil" title={mistake} />
    </>
  );
}
