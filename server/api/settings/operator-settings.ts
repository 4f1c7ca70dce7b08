import { z } from "@hono/zod-openapi";
import { OperatorSettingsJson } from "../../contract/settings/answers.ts";
import { SETTING_MAX } from "../../contract/settings/limits.ts";
import { textAsSent } from "../../contract/text.ts";
import { settingRules, type SettingKey } from "../../settings/rules.ts";
import { editedSettings, saveSettings } from "../../domain/settings/saving.ts";
import { administratorsOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { orNull } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, ok } from "../responses.ts";

/** Absent keeps the value; empty goes back to the environment's. */
function change(key: SettingKey, itsName: string) {
  return orNull(textAsSent(SETTING_MAX)).superRefine((value, check) => {
    if (!value) return;
    const [wrong] = settingRules[key].safeParse(value).error?.issues ?? [];
    if (wrong) check.addIssue({ code: "custom", message: `${itsName} ${wrong.message}.` });
  });
}

const Changes = z.object({
  version: z.number("Say which version you change.").int("Say which version you change."),
  name: change("name", "The name"),
  tagline: change("tagline", "The tagline"),
  operatorName: change("operatorName", "The operator's name"),
  operatorContact: change("operatorContact", "Where you are reached"),
  emergencyNumber: change("emergencyNumber", "The emergency number"),
  helplineNumber: change("helplineNumber", "The number for vaccine information"),
  appStoreUrl: change("appStoreUrl", "The App Store link"),
  playStoreUrl: change("playStoreUrl", "The Play Store link"),
  banner: change("banner", "The banner"),
  bannerText: change("bannerText", "The text"),
  bannerLinkText: change("bannerLinkText", "The text of the link"),
  bannerUrl: change("bannerUrl", "The address"),
  forumReview: change("forumReview", "The first review"),
  forumPictures: change("forumPictures", "Pictures in posts"),
  unreviewedTranslations: change("unreviewedTranslations", "Showing translations that no clinician has read"),
});

const described = { ...administratorsOnly, tags: ["Settings"] };

const reading = createRoute({
  operationId: "readOperatorSettings",
  ...described,
  method: "get",
  path: "/setting/operator",
  summary: "What an operator sets, to be changed",
  responses: { ...ok("The settings", inData(OperatorSettingsJson)), ...failures(401, 403, 404) },
});

const saving = createRoute({
  operationId: "saveOperatorSettings",
  ...described,
  method: "put",
  path: "/setting/operator",
  summary: "Change some of it; what is empty goes back to what the server was set up with",
  request: { body: jsonBody(Changes) },
  responses: { ...ok("The settings", inData(OperatorSettingsJson)), ...failures(400, 401, 403, 404, 409, 413, 415) },
});

export const operatorSettings = router()
  .openapi(reading, async (c) => c.json({ data: await editedSettings(c.var.context) }, 200))
  .openapi(saving, async (c) => {
    const { context, actor } = c.var;
    const { version, ...changes } = c.req.valid("json");
    return c.json({ data: await saveSettings(context, actor.member, { version, changes }) }, 200);
  });
