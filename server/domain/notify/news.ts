import { say } from "../../contract/sentences/say.ts";
import { capitalised } from "../capitalised.ts";
import { dayInWords } from "../day-words.ts";
import { deviceInWords } from "../device-words.ts";

/** The name of each piece of news is stored with its values, and put into words when it is read. */
const news = {
  postShown: say.newsPostShown,
  postShownAgain: say.newsPostShownAgain,
  commentShown: say.newsCommentShown,
  commentShownAgain: say.newsCommentShownAgain,
  pictureShown: say.newsPictureShown,
  postRemoved: say.newsPostRemoved,
  commentRemoved: say.newsCommentRemoved,
  pictureRemoved: say.newsPictureRemoved,
  postWarned: say.newsPostWarned,
  commentWarned: say.newsCommentWarned,
  messagesWarned: say.newsMessagesWarned,
  postHidden: say.newsPostHidden,
  commentHidden: say.newsCommentHidden,
  postHiddenSuspended: say.newsPostHiddenSuspended,
  commentHiddenSuspended: say.newsCommentHiddenSuspended,
  postSuspended: say.newsPostSuspended,
  commentSuspended: say.newsCommentSuspended,
  reviewShown: say.newsReviewShown,
  reviewHidden: say.newsReviewHidden,
  reviewHiddenSuspended: say.newsReviewHiddenSuspended,
  suspended: say.newsSuspended,
  suspendedRoleRests: say.newsSuspendedRoleRests,
  mayWrite: say.newsMayWrite,
  reversed: say.newsReversed,
  upheld: say.newsUpheld,
  postReportHidden: say.newsPostReportHidden,
  commentReportHidden: say.newsCommentReportHidden,
  postReportRemoved: say.newsPostReportRemoved,
  commentReportRemoved: say.newsCommentReportRemoved,
  pictureReportRemoved: say.newsPictureReportRemoved,
  postReportWarned: say.newsPostReportWarned,
  commentReportWarned: say.newsCommentReportWarned,
  postReportLeft: say.newsPostReportLeft,
  commentReportLeft: say.newsCommentReportLeft,
  talkReportLeft: say.newsTalkReportLeft,
  talkReportWarned: say.newsTalkReportWarned,
  memberReportSuspended: say.newsMemberReportSuspended,
  dataFileMade: say.newsDataFileMade,
  secondStepOn: say.newsSecondStepOn,
  secondStepOff: say.newsSecondStepOff,
  secondStepTries: say.newsSecondStepTries,
  codeForPassword: say.newsCodeForPassword,
  codeForPhone: say.newsCodeForPhone,
  roleEnded: say.newsRoleEnded,
  roleModerator: say.newsRoleModerator,
  roleEditor: say.newsRoleEditor,
  roleAdministrator: say.newsRoleAdministrator,
  phoneChanged: say.newsPhoneChanged,
  passwordChanged,
  answered: say.newsAnswered,
  closed: say.newsClosed,
  loggedOutEverywhere: say.newsLoggedOutEverywhere,
  loggedOutThere: say.newsLoggedOutThere,
};

type News = typeof news;

export type Said = {
  [Name in keyof News]: object extends Values<Name> ? [name: Name] : [name: Name, values: Values<Name>];
}[keyof News];

type Values<Name extends keyof News> = Parameters<News[Name]>[0] & {};

/** @param values as JSON @returns in the language that is spoken just now */
export function sentenceOfNews(name: string, values: string): string | null {
  const sentence: ((values: never) => string) | undefined = Object.entries(news).find(([known]) => known === name)?.[1];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `notify` stored the values of that name
  return sentence?.(JSON.parse(values) as never) ?? null;
}

interface PasswordNews {
  by: "change" | "reset";
  /** In the operator's time zone, such as 2026-11-26 and 14:05. */
  day: string;
  time: string;
  device: string | null;
  ended: (keyof typeof waysIn)[];
}

const waysIn = {
  recoveryCodes: say.newsEndedRecoveryCodes,
  phoneChange: say.newsEndedPhoneChange,
  calendarAddress: say.newsEndedCalendarAddress,
};

function passwordChanged({ by, day: date, time, device, ended }: PasswordNews): string {
  const day = dayInWords(date);
  const known = by === "reset" ? say.newsPasswordReset : say.newsPasswordChanged;
  const unknown = by === "reset" ? say.newsPasswordResetSomewhere : say.newsPasswordChangedSomewhere;
  return [
    device === null ? unknown({ day, time }) : known({ day, time, device: deviceInWords(device) }),
    ...(ended.length > 0 ? [say.newsEnded({ things: capitalised(listed(ended.map((way) => waysIn[way]()))) })] : []),
    say.newsPasswordNotYou(),
  ].join(" ");
}

function listed(things: string[]): string {
  const first = things.slice(0, -1).join(say.listComma());
  const last = things.at(-1) ?? "";
  return first === "" ? last : say.listAnd({ first, last });
}
