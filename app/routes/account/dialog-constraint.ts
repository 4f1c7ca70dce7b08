import type { PregnancyInfo } from "../../api/types.ts";
import type { Constraints } from "../../forms/use-form.ts";
import { changePasswordConstraint } from "../session/change-password.ts";
import { babyConstraint } from "./add-baby.ts";
import { birthConstraint } from "./birth.ts";
import { dataConstraint } from "./data.ts";
import { datesConstraint } from "./dates.ts";
import { deletionConstraint } from "./deletion.ts";
import type { DialogName } from "./dialog-link.tsx";
import { lossConstraint } from "./loss.ts";
import { modeConstraint } from "./mode.ts";
import { notificationConstraint } from "./notification-choice.ts";
import { privacyConstraint } from "./privacy.ts";
import { phoneCodeConstraint, phoneConstraint } from "./phone.ts";
import { reviewConstraint } from "./review.ts";
import { recoveryCodesConstraint } from "./recovery-codes.ts";
import { scanConstraint } from "./scan.ts";

/** Limits of the fields of the dialog that is open over the account. */
export function constraintOf(dialog: DialogName | null, isPregnant: boolean, info: PregnancyInfo | null): Constraints {
  if (dialog === "dates") return info?.babyBirthDate ? birthConstraint() : datesConstraint();
  if (dialog === "scan") return scanConstraint();
  if (dialog === "add-pregnancy") return datesConstraint();
  if (dialog === "add-baby") return babyConstraint();
  if (dialog === "loss") return lossConstraint();
  if (dialog === "privacy") return privacyConstraint();
  if (dialog === "notifications") return notificationConstraint();
  if (dialog === "phone") return phoneConstraint();
  if (dialog === "phone-code") return phoneCodeConstraint();
  if (dialog === "review") return reviewConstraint();
  if (dialog === "password") return changePasswordConstraint();
  if (dialog === "recovery-codes") return recoveryCodesConstraint();
  if (dialog === "data") return dataConstraint();
  if (dialog === "delete") return deletionConstraint();
  return dialog === "mode" ? modeConstraint(isPregnant) : {};
}
