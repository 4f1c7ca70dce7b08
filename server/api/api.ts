import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "../domain/context.ts";
import type { Log } from "../log.ts";
import { accountDeletion } from "./account/deletion.ts";
import { acts } from "./audit-log/audit-log.ts";
import { accounts } from "./account/account.ts";
import { appSettingsOf } from "./settings/app-settings.ts";
import { callerOf } from "./caller.ts";
import { articles } from "./articles/articles.ts";
import { calendar, calendarFiles } from "./calendar/calendar.ts";
import { children } from "./children/children.ts";
import { cities } from "./cities/cities.ts";
import { chat } from "./messages/messages.ts";
import { clinicianReviews } from "./clinician-reviews/clinician-reviews.ts";
import { comments } from "./forum/comments.ts";
import { contact } from "./support/contact.ts";
import { contentChecks } from "./content/checks.ts";
import { contentIcons } from "./content/icons.ts";
import { contentNewest } from "./content/newest.ts";
import { contentPictures } from "./content/pictures.ts";
import { contentVersions } from "./content/versions.ts";
import { conversations } from "./messages/conversations.ts";
import { dataExports } from "./account/data-exports.ts";
import { decidedCases } from "./moderation/decided-cases.ts";
import { decisions } from "./moderation/decisions.ts";
import { isReadableQuery } from "../contract/letters.ts";
import { docs } from "./docs/docs.ts";
import { drafts } from "./drafts/drafts.ts";
import { downloads } from "./downloads/downloads.ts";
import { editing } from "./content/editing.ts";
import { preview } from "./content/preview.ts";
import { contentSigns } from "./content/signs.ts";
import { contentItems, englishOfTranslations } from "./content/items.ts";
import type { ApiEnvironment, AppSettings } from "./environment.ts";
import { answer, answerFailure } from "./failures.ts";
import { eventFiles, events } from "./events/events.ts";
import { forum } from "./forum/forum.ts";
import { hidden } from "./forum/hidden.ts";
import { postLists } from "./forum/post-lists.ts";
import { postPictures } from "./forum/post-pictures.ts";
import { threads } from "./forum/threads.ts";
import { handouts } from "./handouts/handouts.ts";
import { family } from "./family/family.ts";
import { handOver } from "./hand-over.ts";
import { growth } from "./growth/growth.ts";
import { guidelines } from "./guidelines/guidelines.ts";
import { speakTheirLanguage } from "./language.ts";
import { helplines } from "./helplines/helplines.ts";
import { live } from "./messages/live.ts";
import { memberRequests } from "./member-administration/requests.ts";
import { members } from "./member-administration/members.ts";
import { moderation } from "./moderation/moderation.ts";
import { moodChecks } from "./mood-check/mood-check.ts";
import { notifications } from "./notifications/notifications.ts";
import { numbers } from "./settings/numbers.ts";
import { operatorSettings } from "./settings/operator-settings.ts";
import { passwords } from "./account/passwords.ts";
import { people } from "./messages/people.ts";
import { phoneChange } from "./account/phone-change.ts";
import { secondFactor } from "./account/second-factor.ts";
import { phoneProof } from "./account/phone-proof.ts";
import { pictures } from "./pictures/pictures.ts";
import { planAnswers } from "./plan/answers.ts";
import { plan } from "./plan/plan.ts";
import { sharePictures } from "./pictures/share.ts";
import { record } from "./record/record.ts";
import { pregnancies } from "./pregnancies/pregnancies.ts";
import { pregnancyRecords } from "./pregnancies/records.ts";
import { pregnancyScans } from "./pregnancies/scans.ts";
import { reactions } from "./forum/reactions.ts";
import { registrations } from "./account/registration.ts";
import { push } from "./push/push.ts";
import { recoveryCodes } from "./account/recovery-codes.ts";
import { reminders } from "./reminders/reminders.ts";
import { reviews } from "./reviews/reviews.ts";
import { smsAnswers } from "./reminders/sms-answers.ts";
import { savedArticles } from "./articles/saved.ts";
import { search } from "./search/search.ts";
import { sessions } from "./session/sessions.ts";
import { settings } from "./settings/settings.ts";
import { support } from "./support/support.ts";
import { symptoms } from "./symptoms/symptoms.ts";
import { tips } from "./tips/tips.ts";
import { today } from "./today/today.ts";
import { topics } from "./forum/topics.ts";
import { uploads } from "./pictures/uploads.ts";
import { weekOfDate } from "./weeks/week-of-date.ts";
import { weeks } from "./weeks/weeks.ts";
import type { Traces } from "../traces/traces.ts";
import { traced } from "./traced.ts";
import { speakPlainly } from "./words.ts";
import { say } from "../contract/sentences/say.ts";

export interface ApiOptions {
  context: Context;
  sends: Pick<AppSettings, "sendsSms" | "provesPhones" | "sendsReminders" | "sendsPush">;
  /** Of the gateway that tells of answers by SMS; undefined: none does. */
  answerSecret?: string | undefined;
  log: Log;
  /** Known to the web tier only, which may speak for another address. */
  webTierKey: string;
  isUnavailable: (error: unknown) => boolean;
  traces?: Traces | undefined;
}

function routes(timeZone: string) {
  return (
    new OpenAPIHono<ApiEnvironment>()
      .route("/", accounts)
      .route("/", registrations(timeZone))
      .route("/", accountDeletion)
      .route("/", dataExports)
      .route("/", pregnancies(timeZone))
      .route("/", pregnancyRecords(timeZone))
      .route("/", pregnancyScans(timeZone))
      .route("/", today)
      .route("/", weeks)
      .route("/", weekOfDate(timeZone))
      .route("/", tips)
      .route("/", reviews)
      .route("/", cities)
      .route("/", settings)
      .route("/", operatorSettings)
      .route("/", articles)
      .route("/", savedArticles)
      .route("/", symptoms)
      .route("/", guidelines)
      .route("/", family)
      .route("/", search())
      .route("/", helplines)
      .route("/", moodChecks)
      .route("/", events(timeZone))
      .route("/", calendar)
      .route("/", planAnswers)
      .route("/", reminders)
      .route("/", push)
      .route("/", plan(timeZone))
      .route("/", children(timeZone))
      .route("/", growth(timeZone))
      .route("/", record(timeZone))
      .route("/", downloads)
      // Before `forum`, whose route of one post would take "topics" and "latest" as its id.
      .route("/", topics)
      .route("/", postLists)
      .route("/", forum)
      .route("/", comments)
      .route("/", reactions)
      .route("/", hidden)
      .route("/", threads)
      .route("/", postPictures)
      .route("/", moderation)
      .route("/", decidedCases)
      .route("/", decisions)
      .route("/", chat)
      .route("/", conversations)
      .route("/", people)
      .route("/", notifications)
      .route("/", passwords)
      .route("/", recoveryCodes)
      .route("/", phoneChange)
      .route("/", phoneProof)
      .route("/", secondFactor)
      .route("/", sessions)
      .route("/", contact)
      .route("/", support)
      .route("/", members)
      .route("/", memberRequests)
      .route("/", acts)
      .route("/", numbers)
      // Before `contentItems`, whose routes would take "icon", "signs" and "picture" as kinds of content.
      .route("/", contentIcons)
      .route("/", contentSigns)
      .route("/", contentPictures)
      .route("/", contentItems)
      .route("/", englishOfTranslations)
      .route("/", preview)
      .route("/", editing)
      .route("/", contentNewest)
      .route("/", contentVersions)
      .route("/", contentChecks)
      .route("/", clinicianReviews)
      .route("/", handouts)
      .route("/", live)
  );
}

export type Api = ReturnType<typeof routes>;

export function createApi({ context, sends, answerSecret, log, webTierKey, isUnavailable, traces }: ApiOptions) {
  speakPlainly();
  const table = routes(context.timeZone);
  const api = new OpenAPIHono<ApiEnvironment>();
  if (traces) api.use(traced(traces, webTierKey));
  api.use(async (c, next) => {
    if (!isReadableQuery(new URL(c.req.url).search)) return answer(c, 400, say.notUtf8, undefined, "malformed");
    const caller = callerOf(c, webTierKey);
    c.set("caller", caller);
    c.set("context", { ...context, passwords: context.passwords.from(caller.address) });
    await context.settings.refresh();
    c.set("app", appSettingsOf(context.settings.values, sends));
    c.set("log", log);
    c.set("isUnavailable", isUnavailable);
    if (c.env?.isHandedOver) handOver(c);
    else c.header("Cache-Control", "no-store");
    return next();
  });
  api.use(speakTheirLanguage());
  // Before the table, whose event route would take the file's name as an id.
  api.route("/", eventFiles);
  api.route("/", table);
  api.route("/", calendarFiles);
  api.route("/", drafts);
  api.route("/", smsAnswers(answerSecret));
  api.route("/", pictures);
  api.route("/", sharePictures);
  api.route("/", uploads);
  api.route("/", docs(api));
  api.notFound((c) => answer(c, 404, say.noSuchCall, undefined, "not_found"));
  api.onError(answerFailure(log, isUnavailable));
  return api;
}
