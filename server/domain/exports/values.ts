import { say } from "../../contract/sentences/say.ts";
import type { MOOD_OFFERS } from "../../contract/mood-check/questions.ts";
import { LANGUAGES } from "../../contract/languages.ts";
import type { ReminderChannel } from "../../contract/reminders/channels.ts";
import type { SugarTime } from "../../contract/record/kinds.ts";
import type { ContactState } from "../../db/schema/support.ts";
import type { DecidedKind, DecisionKind, Outcome } from "../../db/schema/moderation.ts";
import type { ReportReason } from "../moderation/reasons.ts";
import type { ReminderKind, ReminderTable } from "../../db/schema/reminders.ts";
import type { TextState } from "../../db/schema/forum.ts";
import type { Topic } from "../notifications/topics.ts";

export type ValueWords = Readonly<Record<string, () => string>>;

type Of<Value extends string> = Record<Value, () => string>;

export const genders: Of<"FEMALE" | "MALE"> = { FEMALE: say.exportValueFemale, MALE: say.exportValueMale };

export const languageNames: ValueWords = Object.fromEntries(LANGUAGES.map(({ code, name }) => [code, () => name]));

export const moodOffers: Of<(typeof MOOD_OFFERS)[number]> = {
  week28: say.exportValueOfferWeek28,
  week6: say.exportValueOfferWeek6,
  month6: say.exportValueOfferMonth6,
  afterLoss: say.exportValueOfferAfterLoss,
};

export const subjects: Of<DecidedKind | "picture"> = {
  post: say.exportValuePost,
  comment: say.exportValueComment,
  member: say.exportValueMember,
  review: say.exportValueReview,
  picture: say.exportValuePicture,
};

export const hidings: Of<"hidden" | "blocked"> = {
  hidden: say.exportValueHiddenPost,
  blocked: say.exportValueBlocked,
};

export const textStates: Of<TextState> = {
  shown: say.exportValueShown,
  waiting: say.exportValueWaiting,
  reported: say.exportValueReported,
  hidden: say.exportValueHidden,
};

export const contactStates: Of<ContactState> = {
  open: say.exportValueOpen,
  answered: say.exportValueAnswered,
  closed: say.exportValueClosed,
};

export const reportReasons: Of<ReportReason> = {
  inDanger: say.exportValueInDanger,
  unkind: say.exportValueUnkind,
  unsafeAdvice: say.exportValueUnsafeAdvice,
  spam: say.exportValueSpam,
  privateData: say.exportValuePrivateData,
  unsuitablePicture: say.exportValueUnsuitablePicture,
  other: say.exportValueOther,
};

export const decisionKinds: Of<DecisionKind> = {
  hide: say.exportValueHide,
  remove: say.exportValueRemove,
  warn: say.exportValueWarn,
  suspend: say.exportValueSuspend,
};

export const outcomes: Of<Outcome> = {
  ...decisionKinds,
  restore: say.exportValueRestore,
  dismiss: say.exportValueDismiss,
};

export const answers: Of<"upheld" | "undone"> = { upheld: say.exportValueUpheld, undone: say.exportValueUndone };

export const topics: Of<Topic> = {
  comments: say.exportValueComments,
  requests: say.exportValueRequests,
  dates: say.exportValueDates,
  support: say.exportValueSupport,
  reports: say.exportValueReports,
};

/** Without the ended pregnancy, which no file names. */
export const losses: Of<
  | "miscarriage"
  | "earlyMiscarriage"
  | "lateMiscarriage"
  | "ectopic"
  | "stillbirth"
  | "infantDeath"
  | "notSaid"
  | "mistake"
> = {
  miscarriage: say.exportValueMiscarriage,
  earlyMiscarriage: say.exportValueEarlyMiscarriage,
  lateMiscarriage: say.exportValueLateMiscarriage,
  ectopic: say.exportValueEctopic,
  stillbirth: say.exportValueStillbirth,
  infantDeath: say.exportValueInfantDeath,
  notSaid: say.exportValueNotSaid,
  mistake: say.exportValueMistake,
};

export const marks: Of<"done" | "moved" | "notForMe"> = {
  done: say.exportValueDone,
  moved: say.exportValueMoved,
  notForMe: say.exportValueNotForMe,
};

export const sexes: Of<"girl" | "boy"> = { girl: say.exportValueGirl, boy: say.exportValueBoy };

export const sugarTimes: Of<SugarTime> = {
  fasting: say.exportValueFasting,
  afterMeal: say.exportValueAfterMeal,
  anotherTime: say.exportValueAnotherTime,
};

export const reminderKinds: Of<ReminderKind> = { before: say.exportValueBefore, late: say.exportValueLate };

export const reminderChannels: Of<ReminderChannel> = {
  sms: say.exportValueSms,
  call: say.exportValueCall,
  whatsapp: say.exportValueWhatsapp,
  push: say.exportValuePush,
};

export const reminderStates: Of<ReminderTable["state"]> = {
  claimed: say.exportValueUnknown,
  sent: say.exportValueSent,
  refused: say.exportValueRefused,
  unknown: say.exportValueUnknown,
};
