import type { ModerationCase } from "../../../api/types.ts";

export interface Choice {
  value: string;
  label: string;
}

/** What a moderator does without a reason that the author reads. */
export const needsReason = (value: string) => value !== "restore" && value !== "dismiss";

const choice = (value: string, label: string): Choice => ({ value, label });

const leave = choice("dismiss", "Leave it as it is");
const show = choice("restore", "Show it");
const approve = choice("restore", "Approve it: everybody can read it");
const hide = choice("hide", "Hide it from everybody");
const warn = choice("warn", "Leave it, and warn the author");
const silence = choice("suspend", "Suspend the author (read only)");
const suspend = choice("suspend", "Hide it and suspend the author (read only)");
const suspendFromHome = choice("suspend", "Do not show it, and suspend the author (read only)");
const memberChoices = [choice("warn", "Warn the member"), choice("suspend", "Suspend the member (read only)"), leave];
const answerChoices = [choice("uphold", "Uphold the decision"), choice("undo", "Reverse the decision")];

type Item = Pick<ModerationCase, "kind" | "subject" | "reports">;

interface Author {
  /** Members with a role can't be suspended here. */
  hasRole: boolean;
  isAuthorGone: boolean;
}

export function choicesFor(item: Item, { hasRole, isAuthorGone }: Author) {
  return choicesAbout(item).filter(
    ({ value }) => !(value === "suspend" && (hasRole || isAuthorGone)) && !(value === "warn" && isAuthorGone),
  );
}

function choicesAbout(item: Item) {
  const { kind, subject } = item;
  if (kind === "member") return memberChoices;
  if (kind === "answer") return answerChoices;
  if (kind === "review") return subject ? ofReview[subject.state] : [];
  const remove = choice("remove", kind === "post" ? "Remove it for good, with its comments" : "Remove it for good");
  if (!subject) return [leave, warnOf(null), silence];
  const picture = subject.picture;
  const ofWords = ofText(subject.state, item.reports.length > 0);
  if (!picture) return [...ofWords, remove];
  return picture.isWaiting && subject.state === "shown"
    ? [item.reports.length > 0 ? showPicture : show, takeDown, ...ofWords.map(ofThePost), remove]
    : [...ofWords, takePictureDown, remove];
}

const showPicture = choice("restore", "Leave it, and show the picture");
const takeDown = choice("removePicture", "Take it down");
const takePictureDown = choice("removePicture", "Take the picture down, and leave the words");

/** Beside choices about the picture alone. */
function ofThePost({ value, label }: Choice) {
  return value === "hide" ? choice(value, "Hide the whole post from everybody") : choice(value, label);
}

type State = NonNullable<ModerationCase["subject"]>["state"];

const showAtHome = choice("restore", "Show it on the home page");
const approveForHome = choice("restore", "Approve it: show it on the home page");
const hideFromHome = choice("hide", "Do not show it");
const ofReview: Record<State, Choice[]> = {
  waiting: [approveForHome, hideFromHome, suspendFromHome],
  reported: [showAtHome, hideFromHome, suspendFromHome],
  shown: [hideFromHome, suspendFromHome],
  hidden: [showAtHome],
};

function ofText(state: State, isReported: boolean) {
  if (state === "waiting") return [approve, hide, suspend];
  if (state === "reported") return [show, hide, warnOf(state), suspend];
  if (state === "shown") return isReported ? [leave, hide, warn, suspend] : [hide, suspend];
  return isReported ? [show, choice("dismiss", "Leave it hidden"), warnOf(state), silence] : [show];
}

/** A warning leaves the text as it is, or shows again what only reports had hidden. */
function warnOf(state: State | null) {
  if (state === null) return choice("warn", "Warn the author");
  return state === "reported"
    ? choice("warn", "Show it, and warn the author")
    : choice("warn", "Leave it hidden, and warn the author");
}
