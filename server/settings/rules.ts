import { z } from "zod";
import { DIALLED } from "../contract/settings/limits.ts";
import { isVisible } from "../contract/text.ts";

export const SETTING_KEYS = [
  "name",
  "tagline",
  "operatorName",
  "operatorContact",
  "emergencyNumber",
  "helplineNumber",
  "appStoreUrl",
  "playStoreUrl",
  "banner",
  "bannerText",
  "bannerLinkText",
  "bannerUrl",
  "forumReview",
  "forumPictures",
  "unreviewedTranslations",
] as const;

export type SettingKey = (typeof SETTING_KEYS)[number];

export type SettingValues = Record<SettingKey, string | null>;

export const address = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const dialled = z.string().regex(DIALLED, "must be a number to dial, such as 1122");

const words = (max: number) =>
  z
    .string()
    .max(max, `must have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, "must be on one line")
    .refine(isVisible, "must have something to read");

export const settingRules = {
  name: words(40),
  tagline: words(120),
  operatorName: words(120),
  operatorContact: words(200),
  emergencyNumber: dialled,
  helplineNumber: dialled,
  appStoreUrl: address,
  playStoreUrl: address,
  banner: z.enum(["shown", "hidden"], "must be shown or hidden"),
  bannerText: words(80),
  bannerLinkText: words(40),
  bannerUrl: address,
  forumReview: z.enum(["off", "first"], "must be off or first"),
  forumPictures: z.enum(["off", "on"], "must be off or on"),
  unreviewedTranslations: z.enum(["shown", "hidden"], "must be shown or hidden"),
} satisfies Record<SettingKey, z.ZodType<string>>;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingRules, key);
}
