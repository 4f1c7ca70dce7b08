import { href } from "react-router";
import { ChangePasswordDialog } from "../session/change-password-dialog.tsx";
import type { Route } from "./+types/account.ts";
import { AddBabyDialog } from "./add-baby-dialog.tsx";
import { AfterLossDialog } from "./after-loss-dialog.tsx";
import { BirthDialog } from "./birth-dialog.tsx";
import { DataDialog } from "./data-dialog.tsx";
import { DatesDialog } from "./dates-dialog.tsx";
import { DeletionDialog } from "./deletion-dialog.tsx";
import { LossDialog } from "./loss-dialog.tsx";
import { ModeDialog } from "./mode-dialog.tsx";
import { NotificationsDialog } from "./notifications-dialog.tsx";
import { PhoneCodeDialog } from "./phone-code-dialog.tsx";
import { PhoneDialog } from "./phone-dialog.tsx";
import { PregnanciesDialog } from "./pregnancies-dialog.tsx";
import { PrivacyDialog } from "./privacy-dialog.tsx";
import { DeleteReviewDialog } from "./delete-review-dialog.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { ScanDialog } from "./scan-dialog.tsx";
import { VisitCardDialog } from "./visit-card-dialog.tsx";
import { NoVisitsDialog, VisitsDialog, type VisitList } from "./visits-dialog.tsx";

interface Props {
  data: Route.ComponentProps["loaderData"];
  answer: Route.ComponentProps["actionData"];
}

/** The dialog that is open over the account. */
export function AccountDialogs({ data, answer }: Props) {
  const { member, info, recoveryCodes, privacy, topics, phone, review, myData, lost, records, visits } = data;
  const { withHidden, dialog, constraint, held, dates, scans, scan } = data;
  const closeTo = href("/account");
  const props = { result: answer?.result, constraint, held, closeTo };
  return (
    <>
      {dialog === "dates" ? <AnyDatesDialog {...props} info={info} values={dates} scans={scans} /> : null}
      {dialog === "scan" && info ? <ScanDialog {...props} info={info} scan={scan} /> : null}
      {dialog === "visits" || dialog === "visit-card" ? <AnyVisitsDialog {...{ dialog, visits, closeTo }} /> : null}
      {dialog === "mode" ? <ModeDialog {...props} info={info} isPregnant={member.isPregnant} /> : null}
      {dialog === "loss" && info ? <LossDialog {...props} info={info} /> : null}
      {lost ? <AfterLossDialog {...lost} closeTo={closeTo} /> : null}
      {records ? <PregnanciesDialog {...{ records, withHidden }} closeTo={closeTo} /> : null}
      {dialog === "add-pregnancy" ? (
        <DatesDialog {...props} info={null} values={dates} scans={[]} title="Add a pregnancy" />
      ) : null}
      {dialog === "add-baby" ? <AddBabyDialog {...props} /> : null}
      {privacy ? <PrivacyDialog {...props} privacy={privacy} /> : null}
      {topics ? <NotificationsDialog {...props} topics={topics} /> : null}
      {dialog === "phone" && phone ? (
        <PhoneDialog {...props} sendsSms={phone.sendsSms} phoneNumber={member.phoneNumber} />
      ) : null}
      {dialog === "phone-code" && phone ? (
        <PhoneCodeDialog {...props} {...phone} phoneNumber={member.phoneNumber} />
      ) : null}
      {dialog === "review" ? <ReviewDialog {...props} review={review} /> : null}
      {dialog === "delete-review" ? <DeleteReviewDialog closeTo={closeTo} /> : null}
      {dialog === "password" ? <ChangePasswordDialog {...props} phoneNumber={member.phoneNumber} /> : null}
      {dialog === "recovery-codes" && recoveryCodes ? (
        <RecoveryCodesDialog
          {...props}
          closeTo={answer && "codes" in answer ? answer.doneTo : closeTo}
          left={recoveryCodes.left}
          codes={answer && "codes" in answer ? answer.codes : undefined}
        />
      ) : null}
      {myData ? <DataDialog {...props} data={myData} /> : null}
      {dialog === "delete" ? <DeletionDialog {...props} /> : null}
    </>
  );
}

function AnyDatesDialog(props: Omit<Parameters<typeof DatesDialog>[0], "title">) {
  const { info } = props;
  if (info?.babyBirthDate) return <BirthDialog {...props} info={info} />;
  return <DatesDialog {...props} title="Update Menstrual Period Date" />;
}

function AnyVisitsDialog(props: { dialog: "visits" | "visit-card"; visits: VisitList | null; closeTo: string }) {
  const { dialog, visits: list, closeTo } = props;
  if (!list) return <NoVisitsDialog closeTo={closeTo} />;
  return dialog === "visits" ? <VisitsDialog {...{ list, closeTo }} /> : <VisitCardDialog {...{ list, closeTo }} />;
}
