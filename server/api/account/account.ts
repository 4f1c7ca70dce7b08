import { z } from "@hono/zod-openapi";
import { MemberNewsJson, SignInJson, UserJson } from "../../contract/account/answers.ts";
import * as fields from "../../contract/account/fields.ts";
import { signIn } from "../../domain/second-factor/sign-in.ts";
import { endSession } from "../../domain/session/sessions.ts";
import { chooseLanguage } from "../../domain/account/language.ts";
import { updateProfile } from "../../domain/account/profile.ts";
import { unreadNews } from "../../domain/messages/conversations.ts";
import { countUnreadNotifications } from "../../domain/notifications/reading.ts";
import { readingOnce } from "../../domain/read-once.ts";
import { logAccess } from "../access-log.ts";
import { membersOnly } from "../authentication.ts";
import { deviceOf } from "../caller.ts";
import { failures } from "../failures.ts";
import { flag } from "../fields.ts";
import { bytesOf, formBody, pictureFile } from "../pictures/picture-file.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, MessageJson, ok, userJson } from "../responses.ts";
import { todayJson } from "../today/today.ts";
import { say } from "../../contract/sentences/say.ts";

const Credentials = z.object({
  phoneNumber: fields.phoneNumber(),
  password: fields.password(),
  isSharedPhone: flag.optional(),
  secondFactor: fields.code.optional().openapi({
    description:
      "From the authenticator app, or a recovery code, where the call without it answers `second_factor_required`",
  }),
});

const ProfileForm = fields.profile.extend({
  image: pictureFile(say.notAPicture).optional(),
});

const signingIn = createRoute({
  operationId: "signIn",
  middleware: logAccess("sign-in"),
  method: "post",
  path: "/user/login/number-password",
  tags: ["Accounts"],
  summary: "Sign in",
  request: { body: jsonBody(Credentials) },
  responses: { ...ok("Signed in", SignInJson), ...failures(400, 401, 403, 415, 429, 503) },
});

const signingOut = createRoute({
  operationId: "signOut",
  ...membersOnly,
  middleware: [logAccess("log-out"), membersOnly.middleware],
  method: "post",
  path: "/user/logout",
  tags: ["Accounts"],
  summary: "End this session",
  responses: { ...ok("Signed out", MessageJson), ...failures(401) },
});

const readingOneself = createRoute({
  operationId: "readOwnAccount",
  ...membersOnly,
  method: "get",
  path: "/user/me",
  tags: ["Accounts"],
  summary: "The member behind the token",
  responses: { ...ok("The member", inData(UserJson)), ...failures(401) },
});

const readingNews = createRoute({
  operationId: "readOwnNews",
  ...membersOnly,
  method: "get",
  path: "/user/me/news",
  tags: ["Accounts"],
  summary: "What the head of each screen shows: the member behind the token, and how much is unread",
  request: { query: z.object({ today: flag.optional().openapi({ description: "With what the first screen shows" }) }) },
  responses: { ...ok("The member, with what is unread", inData(MemberNewsJson)), ...failures(400, 401) },
});

const updatingProfile = createRoute({
  operationId: "updateProfile",
  ...membersOnly,
  method: "put",
  path: "/user/update",
  tags: ["Accounts"],
  summary: "Change name and picture",
  servers: [{ url: "/api" }, { url: "/", description: "As older apps call it" }],
  request: { body: formBody(ProfileForm) },
  responses: {
    ...ok("Changed", z.object({ message: z.string(), image: z.string().nullable() })),
    ...failures(400, 401, 403, 413, 415, 429),
  },
});

const LanguageChoice = z.object({
  language: fields.language
    .nullable()
    .openapi({ description: "null: as the phone is set, or the address of the page says" }),
});

const choosingLanguage = createRoute({
  operationId: "chooseLanguage",
  ...membersOnly,
  method: "put",
  path: "/user/language",
  tags: ["Accounts"],
  summary: "Choose the language of answers, notifications and SMS",
  request: { body: jsonBody(LanguageChoice) },
  responses: { ...ok("The member's choice", inData(LanguageChoice)), ...failures(400, 401, 413, 415, 429) },
});

export const accounts = router()
  .openapi(signingIn, async (c) => {
    const { context, caller } = c.var;
    const { isSharedPhone = false, secondFactor = null, ...credentials } = c.req.valid("json");
    const asked = { ...credentials, isSharedPhone, secondFactor };
    const { token, member } = await signIn(context, asked, deviceOf(caller));
    c.set("memberId", member.id);
    return c.json({ token, user: await userJson(context, member) }, 200);
  })
  .openapi(signingOut, async (c) => {
    await endSession(c.var.context, c.var.actor);
    return c.json({ message: say.loggedOut() }, 200);
  })
  .openapi(readingOneself, async (c) => c.json({ data: await userJson(c.var.context, c.var.actor.member) }, 200))
  .openapi(readingNews, async (c) => {
    const context = readingOnce(c.var.context);
    const { member } = c.var.actor;
    const user = await userJson(context, member);
    const [conversations, notifications, today] = await Promise.all([
      unreadNews(context, member),
      countUnreadNotifications(context, member),
      c.req.valid("query").today && user.stage !== "afterLoss" ? todayJson(c, context, member) : undefined,
    ]);
    return c.json({ data: { member: user, conversations, notifications, today } }, 200);
  })
  .openapi(updatingProfile, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    const { image, ...profile } = c.req.valid("form");
    const member = await updateProfile(context, actor.member, profile, await bytesOf(image));
    return c.json({ message: say.profileUpdated(), image: member.image }, 200);
  })
  .openapi(choosingLanguage, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    const choice = c.req.valid("json");
    await chooseLanguage(context, actor.member, choice.language);
    return c.json({ data: choice }, 200);
  });
