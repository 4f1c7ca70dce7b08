import { validateHeaderName, validateHeaderValue } from "node:http";
import { isIP, isIPv6 } from "node:net";
import { z } from "zod";
import { FIRST_LANGUAGE, isLanguage, LANGUAGE_CODES, LANGUAGES } from "./contract/languages.ts";
import { address, settingRules } from "./settings/rules.ts";

const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema);
const numberWithin = (least: number, most: number) => {
  const sentence = `must be a number from ${least} to ${most}`;
  return z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
};
const yesOrNo = z.enum(["yes", "no"], "must be yes or no").transform((said) => said === "yes");
const onOrOff = z.enum(["on", "off"], "must be on or off").transform((said) => said === "on");
const secret = z.string().min(32, "must be at least 32 characters long");

function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function isAddressOrRange(entry: string) {
  const [address = "", prefix] = entry.split("/");
  const bits = isIPv6(address) ? 128 : 32;
  return isIP(address) !== 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits));
}

const SHARE = "must be a number from 0 to 1";

/** The value may be percent-encoded, as in W3C Baggage. */
function headerOf(pair: string): [name: string, value: string] {
  const [name = "", value = ""] = pair.split(/=(.*)/s);
  return [name.trim(), decodeURIComponent(value.trim())];
}

function isHeader(pair: string) {
  try {
    const [name, value] = headerOf(pair);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return value !== "";
  } catch {
    return false;
  }
}

const PUSH_KEYS = "must be as npm run admin -- push-keys prints it";

const LANGUAGE_SETTING = `must name languages of ${LANGUAGE_CODES.join(", ")}, en among them`;

const commaList = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

export const environmentSchema = z.object({
  PORT: setting(numberWithin(0, 65_535).default(3000)),
  HOST: setting(z.string().optional()),
  PUBLIC_ORIGIN: setting(address.transform((value) => new URL(value).origin).optional()),
  TRUSTED_PROXIES: setting(
    commaList.refine(
      (entries) => entries.every(isAddressOrRange),
      "must be addresses or ranges, such as 10.0.0.1,192.168.0.0/16",
    ),
  ),
  SESSION_SECRET: setting(secret.optional()),
  DATA_DIR: setting(z.string().default("data")),
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/, error: "must start with postgres://" }).optional()),
  DATABASE_POOL_SIZE: setting(numberWithin(1, 1_000).default(10)),
  REDIS_URL: setting(z.url({ protocol: /^rediss?$/, error: "must start with redis://" }).optional()),
  S3_ENDPOINT: setting(address.optional()),
  S3_BUCKET: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a name of small letters, digits, dots and hyphens")
      .optional(),
  ),
  S3_REGION: setting(z.string().optional()),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
  S3_FORCE_PATH_STYLE: setting(yesOrNo.optional()),
  ROLE: setting(z.enum(["all", "web", "api"], "must be all, web or api").default("all")),
  API_BASE_URL: setting(
    commaList.refine(
      (entries) => entries.every((entry) => address.safeParse(entry).success),
      "must be http or https addresses, such as http://10.0.0.2:3000/api",
    ),
  ),
  APP_NAME: setting(settingRules.name.default("Umeed")),
  INSTALLED_NAME: setting(settingRules.name.optional()),
  APP_TAGLINE: setting(settingRules.tagline.default("Your pregnancy, monitored every step of the way")),
  OPERATOR_NAME: setting(settingRules.operatorName.optional()),
  OPERATOR_CONTACT: setting(settingRules.operatorContact.optional()),
  APP_STORE_URL: setting(settingRules.appStoreUrl.optional()),
  PLAY_STORE_URL: setting(settingRules.playStoreUrl.optional()),
  BANNER_TEXT: setting(settingRules.bannerText.default("Best Deals")),
  BANNER_LINK_TEXT: setting(settingRules.bannerLinkText.default("Get Deal")),
  BANNER_URL: setting(settingRules.bannerUrl.optional()),
  EMERGENCY_NUMBER: setting(settingRules.emergencyNumber.default("1122")),
  HELPLINE_NUMBER: setting(settingRules.helplineNumber.default("1166")),
  FORUM_REVIEW: setting(settingRules.forumReview.default("off")),
  FORUM_PICTURES: setting(settingRules.forumPictures.default("off")),
  UNREVIEWED_TRANSLATIONS: setting(settingRules.unreviewedTranslations.default("shown")),
  OFFLINE_PAGES: setting(onOrOff.default(true)),
  REQUIRE_SECOND_FACTOR: setting(yesOrNo.default(false)),
  SMS_WEBHOOK_URL: setting(address.optional()),
  SMS_ANSWER_SECRET: setting(secret.optional()),
  CALL_WEBHOOK_URL: setting(address.optional()),
  WHATSAPP_WEBHOOK_URL: setting(address.optional()),
  REMINDER_SENDER: setting(
    z
      .string()
      .regex(/^(?:\+?\d{3,15}|[A-Za-z0-9 ]{1,11})$/, "must be a number, or at most 11 letters, digits and spaces")
      .optional(),
  ),
  REMINDERS_A_DAY: setting(numberWithin(0, 100_000_000).optional()),
  REMINDERS_A_MONTH: setting(numberWithin(0, 1_000_000_000).optional()),
  PUSH_PUBLIC_KEY: setting(
    z
      .string()
      .regex(/^B[\w-]{86}$/, PUSH_KEYS)
      .optional(),
  ),
  PUSH_PRIVATE_KEY: setting(
    z
      .string()
      .regex(/^[\w-]{43}$/, PUSH_KEYS)
      .optional(),
  ),
  PUSH_CONTACT: setting(
    z
      .string()
      .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, "must be mailto: with an address, or start with https://")
      .optional(),
  ),
  METRICS_TOKEN: setting(z.string().min(16, "must be at least 16 characters long").optional()),
  METRICS_PORT: setting(numberWithin(1, 65_535).optional()),
  METRICS_HOST: setting(z.string().default("127.0.0.1")),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(address.optional()),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    commaList
      .refine(
        (pairs) => pairs.every(isHeader),
        "must be pairs of a name and a value, such as api-key=secret,team=umeed",
      )
      .transform((pairs) => Object.fromEntries(pairs.map(headerOf))),
  ),
  OTEL_SERVICE_NAME: setting(z.string().optional()),
  OTEL_TRACES_SAMPLER_ARG: setting(z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).default(1)),
  LANGUAGES: setting(
    commaList
      .transform((codes) => (codes.length === 0 ? LANGUAGE_CODES : codes))
      .refine((codes) => codes.every(isLanguage) && codes.includes(FIRST_LANGUAGE), LANGUAGE_SETTING)
      .transform((codes) => LANGUAGES.filter(({ code }) => codes.includes(code))),
  ),
  TIME_ZONE: setting(z.string().refine(isTimeZone, "must be a time zone such as Asia/Karachi").default("Asia/Karachi")),
  LOG_LEVEL: setting(
    z
      .enum(
        ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        "must be one of fatal, error, warn, info, debug, trace, silent",
      )
      .default("info"),
  ),
});

export type Settings = z.infer<typeof environmentSchema>;
export type Environment = Record<string, string | undefined>;
