import { readFile } from "node:fs/promises";
import { matchPath, parsePath } from "react-router";
import { callApi, type CallOptions } from "../support/api-call.ts";
import { pageRoutes } from "../support/page-routes.ts";
import type { Site } from "../support/site.ts";
import { contactBy } from "./contact.ts";
import { inDays } from "./dates.ts";
import { decideAbout, decisionsToldTo } from "./decisions.ts";
import { write } from "./messages.ts";
import { registered, writer, type Mother } from "./mothers.ts";
import { grant } from "./operator.ts";
import { formOf, nextPhoneNumber } from "./registrations.ts";

/**
 * The sample member, who is pregnant; a mother with her baby; one who lost hers; a moderator, for whom a report waits; an
 * editor; an administrator.
 */
export type Role = "member" | "mother" | "grieving" | "moderator" | "editor" | "administrator";

/** A page in a state in which it can be met. */
export interface PageState {
  name: string;
  address: string;
  /** Who looks; a visitor, unless told. */
  as?: Role;
  /** The button that sends a form which can't be taken, so that its answer is the page. */
  sends?: string;
  status?: number;
}

/** A sample post of somebody else than the sample member. */
const REPORTED = "701959800414e60ae9383a57";
/** A comment under it, and one of hers. */
const [COMMENT, OWN_COMMENT] = ["a601b80ecc9375609d3e3ff3", "c7a29272e4deec4d7682fccd"];
/** A post of the sample member's. */
const OWN = "0625d850098f1f0a78e382fc";

const visitors: PageState[] = [
  { name: "the visitor's home", address: "/" },
  { name: "the login", address: "/login" },
  { name: "the dialog of a forgotten password", address: "/login/forgot-password" },
  { name: "the dialog of a new password", address: "/login/new-password" },
  { name: "a new password that failed", address: "/login/new-password", sends: "Set new password", status: 400 },
  { name: "the dialog of a changed password", address: "/login/reset-password" },
  { name: "the registration", address: "/register" },
  { name: "the registration after birth", address: "/register?type=postPartum" },
  { name: "a week before birth", address: "/weeks?tab=before&week=24" },
  { name: "a week after birth", address: "/weeks?tab=after&week=1" },
  { name: "the about page", address: "/about" },
  { name: "the terms", address: "/terms-and-conditions" },
  { name: "the privacy policy", address: "/privacy-policy" },
  { name: "the citations", address: "/citations" },
  { name: "the articles", address: "/articles?page=2" },
  { name: "a search that finds nothing", address: "/articles?search=zzzzqqq" },
  { name: "an article", address: "/article/f95c9fd7eeceeb1bcfa129e0" },
  { name: "the symptoms", address: "/symptoms" },
  { name: "a danger sign", address: "/symptom?id=ab6de620e521c45cf55d4549" },
  { name: "the danger-sign check", address: "/danger-signs?who=baby" },
  { name: "the danger-sign check, answered", address: "/danger-signs?who=pregnant&check=1" },
  { name: "the guidelines", address: "/guidelines?page=2" },
  { name: "a guideline", address: "/guidelines/5f0a22470fd5119de4e131a8" },
  { name: "the events of a city", address: "/events" },
  { name: "all events", address: "/events?tab=all&page=2" },
  { name: "a city that was not chosen", address: "/events", sends: "Show events", status: 400 },
  { name: "the calendar", address: "/calendar" },
  { name: "the downloads", address: "/downloads" },
  { name: "the forum", address: "/forum?page=2" },
  { name: "a search of the forum that finds nothing", address: "/forum?search=zzzzqqq" },
  { name: "a thread", address: "/forum/details?id=701959800414e60ae9383a57" },
  { name: "a post that is not there", address: "/forum/details?id=nothing", status: 404 },
  { name: "an address without a page", address: "/no-such-page", status: 404 },
  { name: "a login that failed", address: "/login", sends: "Login", status: 400 },
  { name: "a registration that failed", address: "/register", sends: "Register", status: 400 },
];

const members: PageState[] = [
  { name: "the member's home", address: "/" },
  { name: "the timeline", address: "/timeline" },
  { name: "the notifications", address: "/notifications" },
  { name: "the saved articles", address: "/account/saved" },
  { name: "the member's calendar", address: "/calendar" },
  { name: "the member's downloads", address: "/downloads" },
  { name: "the form of a new post", address: "/forum/post-new" },
  { name: "a new post that failed", address: "/forum/post-new", sends: "Add Post", status: 400 },
  { name: "the member's forum", address: "/forum" },
  { name: "a thread for members", address: "/forum/details?id=cb7470fb2b9e7935e73ac958" },
  {
    name: "a thread with an empty comment",
    address: "/forum/details?id=cb7470fb2b9e7935e73ac958",
    sends: "Post Comment",
    status: 400,
  },
  { name: "the report dialog", address: "/forum/report?post=cb7470fb2b9e7935e73ac958" },
  {
    name: "a report that failed",
    address: "/forum/report?post=cb7470fb2b9e7935e73ac958",
    sends: "Report",
    status: 400,
  },
  { name: "the hide dialog", address: "/forum/hide?post=cb7470fb2b9e7935e73ac958" },
  { name: "where she is logged in", address: "/account/sessions" },
  {
    name: "the hide dialog of a pseudonym",
    address: "/forum/details/hide?id=cb7470fb2b9e7935e73ac958&post=cb7470fb2b9e7935e73ac958",
  },
  { name: "the edit dialog", address: `/forum/edit?post=${OWN}` },
  { name: "the delete dialog", address: `/forum/delete?post=${OWN}` },
  { name: "the report dialog of a comment", address: `/forum/details/report?id=${REPORTED}&comment=${COMMENT}` },
  { name: "the block dialog of a comment", address: `/forum/details/hide?id=${REPORTED}&comment=${COMMENT}` },
  { name: "the edit dialog of a comment", address: `/forum/details/edit?id=${REPORTED}&comment=${OWN_COMMENT}` },
  {
    name: "the delete dialog of a comment",
    address: `/forum/details/delete?id=${REPORTED}&comment=${OWN_COMMENT}`,
  },
  { name: "the hidden and blocked", address: "/account/hidden" },
  { name: "the comments of a post", address: "/forum/comment/701959800414e60ae9383a57?page=2" },
  { name: "the account", address: "/account" },
  { name: "the profile dialog", address: "/account/profile" },
  { name: "the dates dialog", address: "/account/dates" },
  { name: "the scan dialog", address: "/account/scan" },
  { name: "the mode dialog", address: "/account/mode" },
  { name: "the loss dialog", address: "/account/loss" },
  { name: "a loss dialog that failed", address: "/account/loss", sends: "Save", status: 400 },
  { name: "the pregnancies and babies", address: "/account/pregnancies" },
  { name: "the dialog of one more pregnancy", address: "/account/add-pregnancy" },
  { name: "the dialog of one more baby", address: "/account/add-baby" },
  { name: "the log-out dialog", address: "/account/log-out" },
  { name: "the deletion dialog", address: "/account/delete" },
  { name: "a deletion that failed", address: "/account/delete", sends: "Delete Account", status: 400 },
  { name: "the visits", address: "/account/visits" },
  { name: "the visit card", address: "/account/visit-card" },
  { name: "the privacy dialog", address: "/account/privacy" },
  { name: "the dialog of what she is told", address: "/account/notifications" },
  { name: "the recovery codes dialog", address: "/account/recovery-codes" },
  { name: "the offer of recovery codes", address: "/recovery-codes" },
  { name: "the review dialog", address: "/account/review" },
  { name: "a review that failed", address: "/account/review", sends: "Change my review", status: 400 },
  { name: "the dialog before a review goes", address: "/account/delete-review" },
  { name: "the phone number dialog", address: "/account/phone" },
  { name: "a phone number that failed", address: "/account/phone", sends: "Go on", status: 400 },
  { name: "the dialog of a phone number's code", address: "/account/phone-code" },
  { name: "a code that failed", address: "/account/phone-code", sends: "Change my number", status: 400 },
  { name: "the dialog of her data", address: "/account/data" },
  { name: "a request for her data that failed", address: "/account/data", sends: "Make my file", status: 400 },
  { name: "the password dialog", address: "/account/password" },
  {
    name: "a changed password that failed",
    address: "/account/password",
    sends: "Change password",
    status: 400,
  },
  { name: "the inbox", address: "/messages" },
  { name: "the picker", address: "/messages/new" },
  { name: "a search of the picker that finds nobody", address: "/messages/new?search=zzzzqqq" },
  { name: "somebody to write to", address: "/messages/with/760f78faae43cc8ef33de472" },
  { name: "a conversation", address: "/messages/with/FRIEND" },
  { name: "a message request", address: "/messages/with/STRANGER" },
  { name: "a message to be hidden", address: "/messages/with/FRIEND/hide-message?message=MESSAGE" },
  { name: "a conversation to be hidden", address: "/messages/with/FRIEND/hide" },
  { name: "a member to be blocked", address: "/messages/with/FRIEND/block" },
  { name: "a member to be reported", address: "/messages/with/FRIEND/report" },
  { name: "the contact form", address: "/contact" },
  { name: "a message to us that failed", address: "/contact", sends: "Send", status: 400 },
  { name: "a message to us that waits", address: "/contact/UNANSWERED" },
  { name: "a message to us with its answer", address: "/contact/ANSWERED" },
  { name: "a decision against her", address: "/account/decisions/DECIDED" },
  {
    name: "an answer to a decision that failed",
    address: "/account/decisions/DECIDED",
    sends: "Send my answer",
    status: 400,
  },
  { name: "a decision that she has answered", address: "/account/decisions/DISPUTED" },
  { name: "a decision that was taken back", address: "/account/decisions/UNDONE" },
  { name: "a mode dialog that failed", address: "/account/mode", sends: "Save", status: 400 },
];

const mothers: PageState[] = [
  { name: "a mother's home", address: "/" },
  { name: "a mother's account", address: "/account" },
  { name: "the birth-date dialog", address: "/account/birth" },
  { name: "a mother's visits", address: "/account/visits" },
  { name: "a mother's visit card", address: "/account/visit-card" },
];

const grieving: PageState[] = [
  { name: "the home after a loss", address: "/" },
  { name: "the dialog after a loss", address: "/account/after-loss" },
  { name: "the pregnancies and babies after a loss", address: "/account/pregnancies" },
];

const moderators: PageState[] = [
  { name: "the overview of the moderator", address: "/admin" },
  { name: "the reports", address: "/admin/reports" },
  { name: "the cases that were decided", address: "/admin/reports?show=decided" },
  { name: "the case dialog", address: `/admin/reports/post/${REPORTED}` },
  { name: "a decision that failed", address: `/admin/reports/post/${REPORTED}`, sends: "Decide", status: 400 },
  {
    name: "the case dialog of a comment, with what came before and what stands beside it",
    address: `/admin/reports/comment/${OWN_COMMENT}`,
  },
  { name: "the dialog of an answer to a decision", address: "/admin/reports/answer/DISPUTED" },
  {
    name: "a decision about an answer that failed",
    address: "/admin/reports/answer/DISPUTED",
    sends: "Decide",
    status: 400,
  },
  { name: "the contact messages", address: "/admin/contact" },
  { name: "the contact messages that were answered", address: "/admin/contact?state=answered" },
  { name: "a number that no message has", address: "/admin/contact?search=none" },
  { name: "the answer dialog", address: "/admin/contact/UNANSWERED" },
  { name: "the dialog of what is answered", address: "/admin/contact/ANSWERED" },
  {
    name: "an answer that failed",
    address: "/admin/contact/UNANSWERED",
    sends: "Send the answer",
    status: 400,
  },
];

const ONE = "/admin/members/FRIEND";
const SAMPLE = "/admin/members/760f78faae43cc8ef33de472";
const editors: PageState[] = [
  { name: "the list of what is edited", address: "/admin/content" },
  { name: "what is due for another check", address: "/admin/content?show=due&page=2" },
  { name: "the drafts, of which there are none", address: "/admin/content?show=drafts&search=zzzzqqq" },
  { name: "the editor of a week", address: "/admin/content/week/week-24" },
  { name: "the editor of a symptom", address: "/admin/content/symptom/bad-headache-or-fits" },
  { name: "a new event", address: "/admin/content/event/new" },
  { name: "a new article that failed", address: "/admin/content/article/new", sends: "Publish", status: 400 },
  { name: "the dialog before readers lose a tip", address: "/admin/content/tip/chai-between-meals/withdraw" },
  { name: "the dialog before a draft is thrown away", address: "/admin/content/article/DRAFT/discard" },
  { name: "the texts that were thrown away", address: "/admin/content?show=discarded&search=zzzzqqq" },
  { name: "the versions of a page", address: "/admin/content/page/about/versions?version=0" },
];

const administrators: PageState[] = [
  { name: "the icons", address: "/admin/icons?search=fruit" },
  { name: "the pictures", address: "/admin/pictures" },
  { name: "the dialog of a new picture", address: "/admin/pictures/add" },
  { name: "a new picture that failed", address: "/admin/pictures/add", sends: "Upload", status: 400 },
  { name: "the dialog that removes a picture", address: "/admin/pictures/remove?picture=PICTURE" },
  { name: "the settings", address: "/admin/settings" },
  { name: "the dialog of the numbers", address: "/admin/settings/numbers" },
  { name: "the dialog of the banner", address: "/admin/settings/banner" },
  { name: "the overview of the administrator", address: "/admin" },
  { name: "the members", address: "/admin/members" },
  { name: "the members who are suspended, of whom there are none", address: "/admin/members?show=suspended" },
  { name: "a search for members that finds nobody", address: "/admin/members?search=zzzzqqq" },
  { name: "a member", address: ONE },
  { name: "a sample member", address: SAMPLE },
  { name: "the role dialog", address: `${ONE}/role` },
  { name: "a role that failed", address: `${ONE}/role`, sends: "Change her role", status: 400 },
  { name: "the suspension dialog", address: `${ONE}/suspend` },
  { name: "a suspension that failed", address: `${ONE}/suspend`, sends: "Suspend her", status: 400 },
  { name: "the dialog of a code", address: `${ONE}/reset-code` },
  { name: "a code without a proof", address: `${ONE}/reset-code`, sends: "Show me the code", status: 400 },
  { name: "the dialog of her file", address: `${ONE}/data` },
  { name: "the dialog before she is logged out", address: `${ONE}/end-sessions` },
  { name: "the dialog before she is deleted", address: `${ONE}/delete` },
  { name: "a deletion without a proof", address: `${ONE}/delete`, sends: "Delete her account", status: 400 },
  { name: "the numbers", address: "/admin/numbers" },
  { name: "the log", address: "/admin/log" },
  { name: "the log of one kind", address: "/admin/log?act=grant" },
  { name: "the log of one member", address: "/admin/log?member=Amina" },
  { name: "the log of what nobody did", address: "/admin/log?act=none" },
];

/** Every page that there is, each in the states in which it can be met. */
export const pageStates: PageState[] = [
  ...visitors,
  ...members.map((page) => ({ ...page, as: "member" as const })),
  ...mothers.map((page) => ({ ...page, as: "mother" as const })),
  ...grieving.map((page) => ({ ...page, as: "grieving" as const })),
  ...moderators.map((page) => ({ ...page, as: "moderator" as const })),
  ...editors.map((page) => ({ ...page, as: "editor" as const })),
  ...administrators.map((page) => ({ ...page, as: "administrator" as const })),
];

/** Between them they show every component, so that colours in the dark are looked at on these. */
export const inTheDark = new Set([
  "the offer of recovery codes",
  "a registration that failed",
  "the articles",
  "the symptoms",
  "the review dialog",
  "a week before birth",
  "a search that finds nothing",
  "a danger sign",
  "the danger-sign check",
  "the danger-sign check, answered",
  "the forum",
  "a post that is not there",
  "the member's calendar",
  "a conversation",
  "the case dialog of a comment, with what came before and what stands beside it",
]);

/** Whether an address opens a dialog over its page. */
export function opensDialog({ address }: PageState): boolean {
  const { pathname = "" } = parsePath(address);
  return pageRoutes.some(({ path, isDialog }) => isDialog && matchPath(`/${path}`, pathname));
}

export type Credentials = Pick<Mother, "phoneNumber" | "password">;

/** Those signed in whose pages there are, by the numbers and passwords that they sign in with. */
export async function peopleOf(site: Site): Promise<Record<Role, Credentials>> {
  const mother = await registered(site.address, { isPregnant: false, babyBirthDate: inDays(-40), babyName: "Zara" });
  const moderator = await writer(site.address);
  await grant(site, moderator, "moderator");
  const administrator = await writer(site.address);
  await grant(site, administrator, "administrator");
  const report = { reason: "unsafeAdvice", note: "Nobody should try this." };
  await (await writer(site.address)).call("POST", `/socialform/${REPORTED}/report`, { body: report });
  const grieving = await writer(site.address);
  const lost = (await grieving.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  await grieving.call("PUT", `/pregnancyinfo/${lost}/loss`, { body: { kind: "stillbirth", isHidden: false } });
  const editor = await writer(site.address);
  await grant(site, editor, "editor");
  return { member: site.sample, mother, grieving, moderator, editor, administrator };
}

/** An address with the ids of what its names stand for. */
export function addressIn(address: string, talks: Record<string, string>) {
  return address.replaceAll(/[A-Z]{5,}/g, (name) => talks[name] ?? name);
}

/** A friend with whom the sample member talks, a stranger who asks to, and what she wrote to those who run the site. */
export async function talksOf(site: Site): Promise<Record<string, string>> {
  const { address, sample } = site;
  const answer = await callApi(address, "POST", "/user/login/number-password", { body: sample });
  const token = answer.textAt("token");
  const member = {
    id: answer.textAt("user._id"),
    call: (method: string, path: string, options: CallOptions = {}) =>
      callApi(address, method, path, { token, ...options }),
  };
  const phoneNumber = nextPhoneNumber();
  await member.call("POST", "/user/phone-change", { body: { phoneNumber, password: sample.password } });
  const [friend, stranger] = [await writer(address), await writer(address)];
  await write(stranger, member, "May I ask you something?");
  await write(friend, member, "Salam, and see https://a.example/b");
  const said = await write(member, friend, "x".repeat(2_000));
  await write(friend, member, "شکریہ");
  const answered = await contactBy(member, { subject: "My due date" });
  const operator = await writer(address);
  await grant(site, operator, "moderator");
  const body = { text: "See https://a.example/b\n\nشکریہ", version: 1 };
  await operator.call("POST", `/support/${answered}/answer`, { body });
  await grant(site, operator, "administrator");
  const image = new File([await readFile("public/icon-512.png")], "lamp.png");
  const picture = await operator.call("POST", "/content/picture", {
    body: formOf({ image, alt: "A lamp. ".repeat(20) }),
  });
  const markdown = picture.textAt("data.markdown");
  const drafts = [];
  for (const title of ["A lamp for the night", "x".repeat(60)]) {
    const draft = { document: { matter: { title }, body: markdown }, publication: { when: "never" } };
    drafts.push(await operator.call("POST", "/content/article", { body: draft }));
  }
  const unanswered = await contactBy(member, { subject: "x".repeat(120), query: "میری تاریخ\n\n" + "x".repeat(2_000) });
  const second = await writer(address);
  await grant(site, second, "moderator");
  const decided = await decisionsAgainst(member, { reporter: friend, moderator: operator, second });
  return {
    ...decided,
    FRIEND: friend.id,
    STRANGER: stranger.id,
    MESSAGE: said.textAt("data._id"),
    ANSWERED: answered,
    UNANSWERED: unanswered,
    PICTURE: picture.textAt("data._id"),
    DRAFT: drafts[0]?.textAt("data.key") ?? "",
  };
}

type Caller = Pick<Awaited<ReturnType<typeof writer>>, "call">;

/** Warnings about a comment of hers: one that she may answer, one that she has answered, one that was taken back. */
async function decisionsAgainst(
  member: Caller,
  { reporter, moderator, second }: { reporter: Caller; moderator: Caller; second: Caller },
) {
  const warned = async (reason: string) => {
    await reporter.call("POST", `/comment/${OWN_COMMENT}/report`, {
      body: { reason: "unkind", note: "x".repeat(500) },
    });
    await decideAbout(moderator, `comment/${OWN_COMMENT}`, { outcome: "warn", reason });
    const [id] = await decisionsToldTo(member);
    if (!id) throw new Error("She was told of no decision.");
    return id;
  };
  const answered = async (reason: string) => {
    const id = await warned(reason);
    await member.call("POST", `/decision/${id}/answer`, { body: { text: `میری رائے\n\n${"x".repeat(1_900)}` } });
    return id;
  };
  const undone = await answered("This is unkind.");
  const taken = await decideAbout(second, `answer/${undone}`, { outcome: "undo" });
  if (taken.status !== 200) throw new Error(`It could not be taken back: ${taken.text}`);
  return { UNDONE: undone, DISPUTED: await answered("x".repeat(500)), DECIDED: await warned("This is unkind too.") };
}
