import { z } from "zod";
import { SourceJson } from "../content/answers.ts";
import { day } from "../times.ts";

const CitedSourceJson = SourceJson.extend({
  publisher: z.string(),
  texts: z.int().meta({ description: "How many texts rest on it" }),
}).meta({ id: "CitedSource" });
export type CitedSourceJson = z.infer<typeof CitedSourceJson>;

export const ContentRecordJson = z
  .object({
    aboutUs: z.string(),
    termsAndConditions: z.string(),
    privacyPolicy: z.string(),
    citation: z.string(),
    updatedOn: z.record(z.string(), z.string()).meta({ description: "Field to the date it was last changed" }),
    inEnglish: z
      .array(z.string())
      .optional()
      .meta({ description: "The fields whose texts are not translated into the language of the answer yet" }),
    sources: z
      .array(CitedSourceJson)
      .meta({ description: "Of all texts, each once, with the last day on which it was read" }),
  })
  .meta({ id: "ContentRecord" });

export const AppSettingsJson = z
  .object({
    name: z.string(),
    tagline: z.string(),
    operatorName: z.string().nullable().meta({ description: "Who runs this copy" }),
    operatorContact: z.string().nullable().meta({ description: "Where those who run it are reached, in words" }),
    appStoreUrl: z.string().nullable(),
    playStoreUrl: z.string().nullable(),
    emergencyNumber: z.string(),
    helplineNumber: z.string().meta({ description: "For vaccine information" }),
    sendsSms: z.boolean().meta({ description: "Whether codes can be sent by SMS" }),
    provesPhones: z.boolean().meta({ description: "Whether members prove their number with a code by SMS" }),
    sendsReminders: z.boolean().meta({ description: "Whether members can be reminded by SMS of what is due" }),
    sendsPush: z.boolean().meta({ description: "Whether a browser can be notified while no page is open" }),
    takesPostPictures: z.boolean().meta({ description: "Whether a new post may have a picture" }),
    banner: z.object({ text: z.string(), linkText: z.string(), url: z.string() }).nullable(),
  })
  .meta({ id: "AppSettings" });

const value = z.string().nullable();
const values = z.object({
  name: value,
  tagline: value,
  operatorName: value,
  operatorContact: value,
  emergencyNumber: value,
  helplineNumber: value.meta({ description: "For vaccine information" }),
  appStoreUrl: value,
  playStoreUrl: value,
  banner: value.meta({ description: "Shown where it has an address", enum: ["shown", "hidden", null] }),
  bannerText: value,
  bannerLinkText: value,
  bannerUrl: value,
  forumReview: value.meta({
    description: "first: a moderator reads first posts before others do",
    enum: ["first", "off", null],
  }),
  forumPictures: value.meta({ description: "Whether a new post may have a picture", enum: ["on", "off", null] }),
  unreviewedTranslations: value.meta({
    description: "hidden: a translation about health that no clinician has read is not shown, but its English text is",
    enum: ["shown", "hidden", null],
  }),
});

export const OperatorSettingsJson = z
  .object({
    version: z.int().meta({ description: "To be sent back with a change" }),
    saved: values.meta({ description: "What an administrator saved; null: the server's own holds" }),
    defaults: values.meta({ description: "What the server was set up with" }),
  })
  .meta({ id: "OperatorSettings" });
export type OperatorSettingsJson = z.infer<typeof OperatorSettingsJson>;

const seen = z.int().nullable().meta({ description: "As it stood when it was last looked at that day" });
const waiting = z.object({
  count: z.int(),
  since: z.int().nullable().meta({ description: "When the first of them began to wait, epoch milliseconds" }),
});

export const NumbersJson = z
  .object({
    days: z.array(
      z.object({
        day,
        activeMembers: z.int(),
        posts: z.int(),
        comments: z.int(),
        errors: z.int(),
        reminders: z.int().meta({ description: "Sent, or perhaps sent: what the operator may have to pay for" }),
        remindersRefused: z.int().meta({ description: "That a gateway refused to send" }),
        members: seen,
        activeIn7Days: seen,
        activeIn30Days: seen,
        databaseBytes: seen,
        uploadBytes: seen,
        countedTime: z
          .int()
          .nullable()
          .meta({ description: "When it was last looked at that day, to the minute, epoch milliseconds" }),
      }),
    ),
    cases: waiting,
    messages: waiting,
    reminders: z
      .object({ day: z.int(), month: z.int(), dayMax: z.int().nullable(), monthMax: z.int().nullable() })
      .nullable()
      .meta({ description: "Of today and this month, with what is allowed; null where none are sent" }),
  })
  .meta({ id: "Numbers" });
