import { href } from "react-router";
import { unknownForm } from "../../forms/intent.ts";
import { changePassword } from "../session/change-password.ts";
import type { Route } from "./+types/account.ts";
import { addBaby } from "./add-baby.ts";
import { changeBirth } from "./birth.ts";
import { askForData } from "./data.ts";
import { changeDates } from "./dates.ts";
import { deleteAccount } from "./deletion.ts";
import { tellOfLoss } from "./loss.ts";
import { switchMode } from "./mode.ts";
import { deleteReview, writeReview } from "./review.ts";
import { makeCurrent, undoLoss } from "./pregnancies.ts";
import { chooseNotifications } from "./notification-choice.ts";
import { changePrivacy } from "./privacy.ts";
import { beginPhoneChange, finishPhoneChange } from "./phone.ts";
import { drawFirstRecoveryCodes, renewRecoveryCodes } from "./recovery-codes.ts";
import { removeScan, saveScan } from "./scan.ts";
import { markVisit, unmarkVisit } from "./visits.ts";

/** What the forms of the account do, told apart by their intent. */
export async function accountAction({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  switch (form.get("intent")) {
    case "dates":
      return changeDates(form, context);
    case "scan":
      return saveScan(form, context);
    case "remove-scan":
      return removeScan(form, context);
    case "mark-visit":
      return markVisit(form, context);
    case "unmark-visit":
      return unmarkVisit(form, context);
    case "birth":
      return changeBirth(form, context);
    case "privacy":
      return changePrivacy(form, context);
    case "notifications":
      return chooseNotifications(form, context);
    case "review":
      return writeReview(form, context);
    case "delete-review":
      return deleteReview(context);
    case "phone":
      return beginPhoneChange(form, context);
    case "phone-code":
      return finishPhoneChange(form, context);
    case "change-password":
      return changePassword(form, context, href("/account"));
    case "recovery-codes":
      return renewRecoveryCodes(form, context);
    case "first-recovery-codes":
      return drawFirstRecoveryCodes(form, context);
    case "data":
      return askForData(form, context);
    case "mode":
      return switchMode(form, context);
    case "loss":
      return tellOfLoss(form, context);
    case "undo-loss":
      return undoLoss(form, context);
    case "add-baby":
      return addBaby(form, context);
    case "make-current":
      return makeCurrent(form, context);
    case "delete":
      return deleteAccount(form, context);
    default:
      throw unknownForm();
  }
}
