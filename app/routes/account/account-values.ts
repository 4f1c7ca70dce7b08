import type { RouterContextProvider } from "react-router";
import { getApi, part } from "../../api/client.ts";
import { appSettings } from "../../api/shared.ts";
import type { Member, OwnReview, Plan, ReminderChoice } from "../../api/types.ts";
import { shortDate } from "../../format/dates.ts";
import { dated, isAtHome, isOpen, isVaccine } from "../../format/plan-order.ts";
import { m } from "../../messages/m.ts";
import { isOwnPhone, mayBeOwnPhone } from "../../middleware/own-phone.ts";
import { pregnanciesAndBabies } from "./own-pregnancies.ts";
import { hourName } from "./reminder-hour.ts";

const ONE = { page: "1", limit: "1" };

/** What stands beside each row. A value that could not be loaded is left out, and its row stays. */
export async function accountValues(member: Member, context: Readonly<RouterContextProvider>) {
  const api = getApi(context);
  const hasRole = member.role !== "member";
  const app = await appSettings(context);
  const hasPush = app.ok && app.value.data.sendsPush;
  const hasReminders = app.ok && (app.value.data.sendsReminders || hasPush);
  const [
    plan,
    records,
    children,
    saved,
    topics,
    privacy,
    hidden,
    codes,
    secondStep,
    sessions,
    review,
    reminders,
    push,
  ] = await Promise.all([
    part(api.plan.$get()),
    part(api.pregnancies.all.$get({ query: { hidden: "false" } })),
    part(api.children.$get()),
    part(api["saved-article"].$get({ query: ONE })),
    part(api.notification.topics.$get()),
    part(api.user.privacy.$get()),
    part(api.hidden.$get()),
    part(api.user["recovery-codes"].$get()),
    hasRole ? part(api.user["second-factor"].$get()) : null,
    part(api.session.$get()),
    part(api.reviews.mine.$get()),
    hasReminders ? part(api.reminder.$get()) : null,
    hasPush ? part(api.push.$get()) : null,
  ]);
  const concealed = hidden.value?.data;
  return {
    keptMood: m.moodKeptTitle(),
    visits: plan.value && nextVisit(plan.value.data),
    pregnancies: counted(
      records.value && children.value && pregnanciesAndBabies(records.value.data, children.value.data).count,
    ),
    children: counted(children.value?.data.length),
    saved: counted(saved.value?.total),
    reminders: reminders && remindedAt(reminders.value?.data),
    push: push && push.value && (push.value.data.isOn ? m.accountOn() : m.accountOff()),
    ownPhone: mayBeOwnPhone(context) ? (isOwnPhone(context) ? m.accountOn() : m.accountOff()) : null,
    topics: topics.value && topicsOn(Object.values(topics.value.data)),
    privacy: privacy.value && whoMayFind(privacy.value.data),
    hidden: counted(concealed && concealed.posts.length + concealed.blocks.length),
    codesLeft: codes.value?.data.left,
    secondStep: secondStep?.value && (secondStep.value.data.isOn ? m.accountOn() : m.accountOff()),
    devices: counted(sessions.value?.data.length),
    review: review.value?.data ? reviewStates[review.value.data.state] : undefined,
    mayProvePhone: app.ok && app.value.data.provesPhones && !member.isPhoneProved,
  };
}

export type AccountValues = Awaited<ReturnType<typeof accountValues>>;

function counted(count: number | undefined) {
  return count ? String(count) : undefined;
}

function nextVisit({ items }: Plan) {
  const next = dated(items).find(
    (item) => item.kind !== "dueDate" && !isVaccine(item) && !isAtHome(item) && isOpen(item),
  );
  if (!next) return undefined;
  return next.status === "due" ? m.accountVisitDue() : m.accountVisitNext({ date: shortDate(next.date) });
}

function remindedAt(choice: ReminderChoice | undefined) {
  if (!choice) return undefined;
  return choice.state === "on" ? hourName(choice.hour) : m.accountOff();
}

function topicsOn(topics: boolean[]) {
  const on = topics.filter(Boolean).length;
  if (on === 0) return m.accountOff();
  return on === topics.length ? m.accountOn() : m.accountTopicsOn({ on, total: topics.length });
}

function whoMayFind({ isFindable, acceptsRequests }: { isFindable: boolean; acceptsRequests: boolean }) {
  if (!isFindable) return m.accountNotFindable();
  return acceptsRequests ? m.accountFindableAndWritable() : m.accountFindableOnly();
}

const reviewStates: Record<OwnReview["state"], string> = {
  shown: m.accountReviewShown(),
  waiting: m.accountReviewWaiting(),
  hidden: m.accountReviewHidden(),
};
