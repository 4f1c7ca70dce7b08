import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { SettingError } from "../../server/setting-error.ts";
import { PUSH_SETTINGS } from "../support/push-service.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "umeed-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const secret = "a secret of more than 32 characters";
const production = { SESSION_SECRET: secret, PUBLIC_ORIGIN: "https://umeed.example.org" };
const read = (settings: Record<string, string>) => readConfig({ DATA_DIR, ...settings });

const store = {
  S3_ENDPOINT: "https://s3.example.org",
  S3_BUCKET: "umeed-files",
  S3_REGION: "us-east-1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

describe("with nothing set", () => {
  test("it is a trial on this machine, in the zone of Pakistan", () => {
    expect(read({})).toMatchObject({
      mode: "trial",
      role: "all",
      host: "127.0.0.1",
      port: 3000,
      publicOrigin: undefined,
      trustedProxies: [],
      databaseUrl: undefined,
      languages: [expect.objectContaining({ code: "en" }), expect.objectContaining({ code: "ur" })],
      timeZone: "Asia/Karachi",
      sendsSms: true,
      settings: {
        name: "Umeed",
        emergencyNumber: "1122",
        helplineNumber: "1166",
        playStoreUrl: null,
        forumReview: "off",
        forumPictures: "off",
        unreviewedTranslations: "shown",
      },
    });
  });

  test("an empty setting is none", () => {
    expect(read({ PORT: "", HOST: "", SESSION_SECRET: "", PUBLIC_ORIGIN: "", APP_NAME: "" })).toEqual(read({}));
  });

  test("the secret is drawn once for a data folder", () => {
    expect(read({}).secret).toBe(read({}).secret);
    expect(read({}).secret.length).toBeGreaterThanOrEqual(32);
  });
});

test("traces go out only with an address for them, and name the role", () => {
  const more = { OTEL_EXPORTER_OTLP_HEADERS: " api-key = a%2Cb== ,team=umeed", OTEL_TRACES_SAMPLER_ARG: "0.05" };
  expect(read(more).traces).toBeUndefined();
  const endpoint = "http://127.0.0.1:4318";
  expect(read({ ...more, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).traces).toEqual({
    endpoint,
    headers: { "api-key": "a,b==", team: "umeed" },
    serviceName: "umeed",
    share: 0.05,
  });
  const ofApi = read({ ...production, ROLE: "api", OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  expect(ofApi.traces).toEqual({ endpoint, headers: {}, serviceName: "umeed-api", share: 1 });
});

describe("with a store of files set", () => {
  test("it has the store's place and keys, and the bucket in the host name unless told otherwise", () => {
    expect(read({}).s3).toBeUndefined();
    expect(read(store).s3).toEqual({
      endpoint: "https://s3.example.org",
      bucket: "umeed-files",
      region: "us-east-1",
      accessKeyId: "key",
      secretAccessKey: "secret",
      forcePathStyle: false,
    });
    expect(read({ ...store, S3_FORCE_PATH_STYLE: "yes" }).s3?.forcePathStyle).toBe(true);
  });
});

describe("with secret and origin set", () => {
  test("it is production, open to the network", () => {
    expect(read(production)).toMatchObject({ mode: "production", host: "0.0.0.0", secret });
  });

  test("the origin is the origin alone", () => {
    const { publicOrigin } = read({ ...production, PUBLIC_ORIGIN: "https://Umeed.example.org:443/home?x=1" });

    expect(publicOrigin).toBe("https://umeed.example.org");
  });

  test("proxies are a list of addresses and ranges", () => {
    const { trustedProxies } = read({ ...production, TRUSTED_PROXIES: "10.0.0.1, 192.168.0.0/16,2001:db8::/32 ," });

    expect(trustedProxies).toEqual(["10.0.0.1", "192.168.0.0/16", "2001:db8::/32"]);
  });
});

test("an operator may have pages in English alone", () => {
  expect(read({ ...production, LANGUAGES: "en" }).languages.map(({ code }) => code)).toEqual(["en"]);
});

test("the API may have several addresses", () => {
  const web = { ...production, ROLE: "web" };
  expect(read({ ...web, API_BASE_URL: "http://10.0.0.2:3000/api" }).apiBaseUrls).toEqual(["http://10.0.0.2:3000/api"]);
  const two = read({ ...web, API_BASE_URL: "http://10.0.0.2:3000/api, http://10.0.0.3:3000/api" });
  expect(two.apiBaseUrls).toEqual(["http://10.0.0.2:3000/api", "http://10.0.0.3:3000/api"]);
});

describe("what can't be is refused with the name of the setting and in one line:", () => {
  test.each([
    ["PORT", { PORT: "many" }],
    ["PORT", { PORT: "70000" }],
    ["PORT", { PORT: "80.5" }],
    ["HOST", { HOST: "0.0.0.0" }],
    ["HOST", { HOST: "192.168.1.5" }],
    ["PUBLIC_ORIGIN", { SESSION_SECRET: secret }],
    ["PUBLIC_ORIGIN", { ...production, PUBLIC_ORIGIN: "umeed.example.org" }],
    ["PUBLIC_ORIGIN", { ...production, PUBLIC_ORIGIN: "ftp://umeed.example.org" }],
    ["SESSION_SECRET", { PUBLIC_ORIGIN: "https://umeed.example.org" }],
    ["SESSION_SECRET", { ...production, SESSION_SECRET: "short" }],
    ["SESSION_SECRET", { ROLE: "web", API_BASE_URL: "http://api.lan/api" }],
    ["API_BASE_URL", { ...production, ROLE: "web" }],
    ["API_BASE_URL", { ...production, ROLE: "web", API_BASE_URL: "http://10.0.0.2:3000/api,10.0.0.3:3000" }],
    ["ROLE", { ROLE: "both" }],
    ["LANGUAGES", { LANGUAGES: "ur" }],
    ["LANGUAGES", { LANGUAGES: "en,fr" }],
    ["TIME_ZONE", { TIME_ZONE: "Mars/Base" }],
    ["FORUM_REVIEW", { FORUM_REVIEW: "on" }],
    ["FORUM_PICTURES", { FORUM_PICTURES: "yes" }],
    ["UNREVIEWED_TRANSLATIONS", { UNREVIEWED_TRANSLATIONS: "no" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/umeed" }],
    ["REDIS_URL", { REDIS_URL: "localhost:6379" }],
    ["TRUSTED_PROXIES", { ...production, TRUSTED_PROXIES: "proxy.example.org" }],
    ["TRUSTED_PROXIES", { ...production, TRUSTED_PROXIES: "10.0.0.1/40" }],
    ["TRUSTED_PROXIES", { ...production, TRUSTED_PROXIES: "10.0.0.1/" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["EMERGENCY_NUMBER", { EMERGENCY_NUMBER: "<b>1122</b>" }],
    ["HELPLINE_NUMBER", { HELPLINE_NUMBER: "call us" }],
    ["PLAY_STORE_URL", { PLAY_STORE_URL: "javascript:alert(1)" }],
    ["APP_NAME", { APP_NAME: "U".repeat(41) }],
    ["METRICS_TOKEN", { METRICS_TOKEN: "short" }],
    ["METRICS_PORT", { METRICS_PORT: "0" }],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", { OTEL_EXPORTER_OTLP_ENDPOINT: "127.0.0.1:4318" }],
    ["OTEL_EXPORTER_OTLP_HEADERS", { OTEL_EXPORTER_OTLP_HEADERS: "api-key" }],
    ["OTEL_EXPORTER_OTLP_HEADERS", { OTEL_EXPORTER_OTLP_HEADERS: "api key=secret" }],
    ["OTEL_EXPORTER_OTLP_HEADERS", { OTEL_EXPORTER_OTLP_HEADERS: "api-key=%" }],
    ["OTEL_TRACES_SAMPLER_ARG", { OTEL_TRACES_SAMPLER_ARG: "5" }],
    ["METRICS_PORT", { PORT: "3000", METRICS_PORT: "3000" }],
    ["SMS_WEBHOOK_URL", { SMS_WEBHOOK_URL: "sms" }],
    ["SMS_ANSWER_SECRET", { SMS_ANSWER_SECRET: "short" }],
    ["REMINDER_SENDER", { REMINDER_SENDER: "Our long label" }],
    ["REMINDER_SENDER", { REMINDER_SENDER: "UmeedCare" }],
    ["REMINDER_SENDER", { APP_NAME: "Mamta Mothers", REMINDER_SENDER: "mamta" }],
    ["REMINDERS_A_DAY", { REMINDERS_A_DAY: "many" }],
    ["PUSH_PUBLIC_KEY", { ...PUSH_SETTINGS, PUSH_PUBLIC_KEY: "short" }],
    ["PUSH_PRIVATE_KEY", { ...PUSH_SETTINGS, PUSH_PRIVATE_KEY: "a".repeat(43) }],
    ["PUSH_CONTACT", { ...PUSH_SETTINGS, PUSH_CONTACT: "operator@umeed.example" }],
    ["PUSH_CONTACT", { ...PUSH_SETTINGS, PUSH_CONTACT: "" }],
    ["PUSH_PRIVATE_KEY", { ...PUSH_SETTINGS, PUSH_PRIVATE_KEY: "" }],
    ["PUSH_PUBLIC_KEY", { ...PUSH_SETTINGS, OFFLINE_PAGES: "off" }],
    ["CALL_WEBHOOK_URL", { CALL_WEBHOOK_URL: "https://calls.example/" }],
    ["WHATSAPP_WEBHOOK_URL", { SMS_WEBHOOK_URL: "https://sms.example/", WHATSAPP_WEBHOOK_URL: "https://wa.example/" }],
    ["S3_ENDPOINT", { ...store, S3_ENDPOINT: "s3.example.org" }],
    ["S3_BUCKET", { ...store, S3_BUCKET: "Our Bucket" }],
    ["S3_FORCE_PATH_STYLE", { ...store, S3_FORCE_PATH_STYLE: "true" }],
  ])("%s in %o", (name, settings: Record<string, string>) => {
    const reading = () => read(settings);

    expect(reading).toThrow(SettingError);
    expect(reading).toThrow(new RegExp(`^${name}: [^\\n]+$`));
    expect(reading).not.toThrow(/a secret of/);
  });

  test.each(Object.keys(store))("a store of files whose %s is left out, with another that is set", (name) => {
    const given = Object.keys(store).find((other) => other !== name);
    expect(() => read({ ...store, [name]: "" })).toThrow(
      `${name}: must be set together with ${given}, or none of the S3 settings`,
    );
  });

  test("a store of files of which only the way of addresses is set", () => {
    expect(() => read({ S3_FORCE_PATH_STYLE: "no" })).toThrow(/^S3_ENDPOINT: must be set together/);
  });

  test("a number that is out of its range, with the range", () => {
    expect(() => read({ DATABASE_POOL_SIZE: "0" })).toThrow("DATABASE_POOL_SIZE: must be a number from 1 to 1000");
    expect(() => read({ PORT: "80.5" })).toThrow("PORT: must be a number from 0 to 65535");
  });
});
