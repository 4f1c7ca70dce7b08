import { route, type RouteConfig } from "@react-router/dev/routes";

/** The dialogs over each page that shows posts or comments. */
const textDialogs = (page: string) =>
  ["report", "hide", "edit", "delete", "remove-picture"].map((name) =>
    route(name, `routes/forum/${name}.tsx`, { id: `routes/forum/${page}/${name}` }),
  );

export default [
  route("/", "routes/home/home.tsx", [route("recovery-codes", "routes/home/recovery-codes.tsx")]),
  route("your-week", "routes/home/your-week.tsx"),

  route("register", "routes/registration/dates.tsx"),
  route("register/about-you", "routes/registration/about-you.tsx"),
  route("register/your-number", "routes/registration/your-number.tsx"),
  route("register/code", "routes/registration/code.tsx"),
  route("login/code", "routes/session/login-code.tsx"),
  route("second-step", "routes/session/second-step.tsx"),
  route("login", "routes/session/login.tsx", [
    route("forgot-password", "routes/session/forgot-password.tsx"),
    route("new-password", "routes/session/new-password.tsx"),
    route("reset-password", "routes/session/reset-password.tsx"),
  ]),

  route("timeline", "routes/weeks/timeline.tsx"),
  route("weeks", "routes/weeks/weeks.tsx"),

  route("search", "routes/search/search.tsx"),
  route("articles", "routes/articles/articles.tsx"),
  route("article/:id", "routes/articles/article.tsx"),
  route("symptoms", "routes/symptoms/symptoms.tsx"),
  route("symptom", "routes/symptoms/symptom.tsx"),
  route("danger-signs", "routes/danger-signs/danger-signs.tsx"),
  route("how-are-you", "routes/mood-check/how-are-you.tsx"),
  route("family", "routes/family/family.tsx"),
  route("guidelines", "routes/guidelines/guidelines.tsx", [route(":id", "routes/guidelines/guideline.tsx")]),

  route("events", "routes/events/events.tsx", [route(":id", "routes/events/event.tsx")]),
  route("calendar", "routes/calendar/calendar.tsx", [
    route("event/:id", "routes/events/event.tsx", { id: "event-over-calendar" }),
    route("end-feed", "routes/calendar/end-feed.tsx"),
  ]),
  route("calendar/own.ics", "routes/calendar/file.ts"),
  route("plan", "routes/plan/plan.tsx", [
    route("move", "routes/plan/move.tsx"),
    route("about", "routes/plan/about.tsx"),
    route("day", "routes/plan/day.tsx"),
  ]),
  route("plan/done", "routes/plan/done.ts"),

  route("downloads", "routes/downloads/downloads.tsx"),
  route("downloads/:file", "routes/downloads/file.ts"),

  route("forum", "routes/forum/forum.tsx", textDialogs("forum")),
  route("forum/details", "routes/forum/details.tsx", textDialogs("details")),
  route("forum/comment/:forumID", "routes/forum/comments.tsx", textDialogs("comments")),
  route("forum/post-new", "routes/forum/post-new.tsx"),
  route("forum/picture/:id", "routes/forum/picture.ts"),

  route("messages", "routes/messages/inbox.tsx"),
  route("messages/new", "routes/messages/people.tsx"),
  route("messages/live", "routes/messages/live.ts"),
  route("messages/with/:partnerId", "routes/messages/conversation.tsx", [
    route("hide-message", "routes/messages/hide-message.tsx"),
    route("hide", "routes/messages/hide.tsx"),
    route("block", "routes/messages/block.tsx"),
    route("report", "routes/messages/report.tsx"),
  ]),

  route("record", "routes/record/record.tsx", [
    route("add", "routes/record/add.tsx"),
    route("edit/:id", "routes/record/edit.tsx"),
    route("delete/:id", "routes/record/delete.tsx"),
  ]),
  route("record/child/:child", "routes/record/child/growth.tsx", [
    route("add", "routes/record/child/add.tsx"),
    route("edit/:id", "routes/record/child/edit.tsx"),
    route("delete/:id", "routes/record/child/delete.tsx"),
  ]),

  route("children", "routes/children/children.tsx", [
    route("add", "routes/children/add.tsx"),
    route("edit/:id", "routes/children/edit.tsx"),
    route("delete/:id", "routes/children/delete.tsx"),
  ]),

  route("notifications", "routes/account/notifications.tsx"),
  route("account", "routes/account/account.tsx", [
    route("profile", "routes/account/profile.tsx"),
    route("dates", "routes/account/dates.tsx"),
    route("due-date", "routes/account/due-date.tsx"),
    route("birth", "routes/account/birth.tsx"),
    route("scan", "routes/account/scan.tsx"),
    route("visits", "routes/account/visits.tsx"),
    route("visit-day", "routes/plan/day.tsx", { id: "routes/account/visit-day" }),
    route("visit-card", "routes/account/visit-card.tsx"),
    route("mode", "routes/account/mode.tsx"),
    route("loss", "routes/account/loss.tsx"),
    route("mistake", "routes/account/mistake.tsx"),
    route("after-loss", "routes/account/after-loss.tsx"),
    route("pregnancies", "routes/account/pregnancies.tsx"),
    route("add-pregnancy", "routes/account/add-pregnancy.tsx"),
    route("add-baby", "routes/account/add-baby.tsx"),
    route("privacy", "routes/account/privacy.tsx"),
    route("language", "routes/account/language.tsx"),
    route("notifications", "routes/account/notification-choice.tsx"),
    route("reminders", "routes/account/reminders.tsx"),
    route("push", "routes/account/push.tsx"),
    route("this-phone", "routes/account/this-phone.tsx"),
    route("review", "routes/account/review.tsx"),
    route("delete-review", "routes/account/delete-review.tsx"),
    route("phone", "routes/account/phone.tsx"),
    route("second-factor", "routes/account/second-factor.tsx"),
    route("prove-phone", "routes/account/prove-phone.tsx"),
    route("phone-code", "routes/account/phone-code.tsx"),
    route("password", "routes/account/password.tsx"),
    route("recovery-codes", "routes/account/recovery-codes.tsx"),
    route("data", "routes/account/data.tsx"),
    route("log-out", "routes/account/log-out.tsx"),
    route("delete", "routes/account/delete.tsx"),
  ]),
  route("account/my-data.zip", "routes/account/data-file.ts"),
  route("account/saved", "routes/articles/saved.tsx"),
  route("account/how-are-you", "routes/mood-check/kept.tsx"),
  route("account/sessions", "routes/account/sessions.tsx"),
  route("account/decisions/:id", "routes/account/decision.tsx"),
  route("account/hidden", "routes/account/hidden.tsx"),

  route("contact", "routes/support/contact.tsx"),
  route("contact/:reference", "routes/support/message.tsx"),

  route("admin", "routes/admin/overview/overview.tsx"),
  route("admin/content", "routes/admin/content/list.tsx"),
  route("admin/content/:kind/new", "routes/admin/content/new.tsx", [
    route("picture", "routes/admin/content/add-picture.tsx", { id: "routes/admin/content/new/add-picture" }),
  ]),
  route("admin/content/:kind/:key", "routes/admin/content/edit.tsx", [
    route("picture", "routes/admin/content/add-picture.tsx", { id: "routes/admin/content/edit/add-picture" }),
    route("withdraw", "routes/admin/content/withdraw.tsx"),
    route("discard", "routes/admin/content/discard.tsx"),
    route("restore", "routes/admin/content/restore.tsx"),
    route("review", "routes/admin/content/review.tsx"),
  ]),
  route("admin/content/:kind/:key/look", "routes/admin/content/look.ts"),
  route("admin/content/:kind/:key/check", "routes/admin/content/check.tsx"),
  route("admin/content/:kind/:key/versions", "routes/admin/content/versions.tsx"),
  route("admin/content/:kind/:key/in/:language", "routes/admin/content/desk.tsx", [
    route("withdraw", "routes/admin/content/withdraw.tsx", { id: "routes/admin/content/desk/withdraw" }),
    route("discard", "routes/admin/content/discard.tsx", { id: "routes/admin/content/desk/discard" }),
    route("restore", "routes/admin/content/restore.tsx", { id: "routes/admin/content/desk/restore" }),
    route("review", "routes/admin/content/review.tsx", { id: "routes/admin/content/desk/review" }),
  ]),
  route("admin/content/:kind/:key/in/:language/look", "routes/admin/content/look.ts", {
    id: "routes/admin/content/desk/look",
  }),
  route("admin/content/:kind/:key/in/:language/check", "routes/admin/content/check.tsx", {
    id: "routes/admin/content/desk/check",
  }),
  route("admin/content/:kind/:key/in/:language/versions", "routes/admin/content/versions.tsx", {
    id: "routes/admin/content/desk/versions",
  }),
  route("admin/handouts", "routes/admin/handouts/handouts.tsx", [
    route(":handout/in/:language/review", "routes/admin/handouts/review.tsx"),
  ]),
  route("admin/reports", "routes/admin/reports/reports.tsx", [route(":kind/:id", "routes/admin/reports/case.tsx")]),
  route("admin/post-picture/:id", "routes/admin/reports/picture.ts"),
  route("admin/contact", "routes/admin/support/contact.tsx", [route(":reference", "routes/admin/support/message.tsx")]),
  route("admin/members", "routes/admin/members/members.tsx"),
  route("admin/members/:id", "routes/admin/members/member.tsx", [
    route("role", "routes/admin/members/role.tsx"),
    route("suspend", "routes/admin/members/suspend.tsx"),
    route("end-suspension", "routes/admin/members/end-suspension.tsx"),
    route("end-session", "routes/admin/members/end-session.tsx"),
    route("end-sessions", "routes/admin/members/end-sessions.tsx"),
    route("reset-code", "routes/admin/members/reset-code.tsx"),
    route("phone-code", "routes/admin/members/phone-code.tsx"),
    route("data", "routes/admin/members/data.tsx"),
    route("delete", "routes/admin/members/delete.tsx"),
  ]),
  route("admin/log", "routes/admin/log/log.tsx"),
  route("admin/numbers", "routes/admin/numbers/numbers.tsx"),
  route("admin/icons", "routes/admin/pictures/icons.tsx"),
  route("admin/pictures", "routes/admin/pictures/pictures.tsx", [
    route("add", "routes/admin/pictures/add.tsx"),
    route("remove", "routes/admin/pictures/remove.tsx"),
  ]),
  route("admin/topics", "routes/admin/topics/topics.tsx", [
    route("add", "routes/admin/topics/add.tsx"),
    route(":topic", "routes/admin/topics/edit.tsx"),
  ]),
  route("admin/settings", "routes/admin/settings/settings.tsx", [route(":group", "routes/admin/settings/group.tsx")]),

  route("all-pages", "routes/all-pages/all-pages.tsx"),
  route("about", "routes/content/about.tsx"),
  route("terms-and-conditions", "routes/content/terms-and-conditions.tsx"),
  route("privacy-policy", "routes/content/privacy-policy.tsx"),
  route("citations", "routes/content/citations.tsx"),

  route("offline", "routes/offline/offline.tsx"),
  route("leave", "routes/leave.ts"),
  route("light-pages", "routes/light-pages.ts"),
  route("drafts", "routes/drafts.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("articles.atom", "routes/feed.ts"),
  route("covers/:file", "routes/cover.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
