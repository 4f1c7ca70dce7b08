import { A_BROWSER, AN_APP, deviceOn } from "../../domain/device-words.ts";

/** The first match counts: many browsers also name others in their `User-Agent`. */
const BROWSERS = [
  [/Opera Mini\//, "Opera Mini"],
  [/\b(?:OPR|OPT|Opera)\//, "Opera"],
  [/\bUC ?Browser\//, "UC Browser"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
  [/^Lynx\//, "Lynx"],
  [/^w3m\//, "w3m"],
  [/^E?Links\b/, "Links"],
] as const;

const SYSTEMS = [
  [/\bKAIOS\//, "KaiOS"],
  [/\b(?:Android|Dalvik)\b|^okhttp\//, "Android"],
  [/\biPad\b/, "iPad"],
  [/\biPhone\b|\bCFNetwork\//, "iPhone"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
] as const;

const APPS = /^okhttp\/|\bCFNetwork\/|\bDalvik\b/;
const READ_MAX = 500;

/** Made of the words above only, so that nothing of the header itself is passed on. */
export function deviceName(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, READ_MAX) ?? "";
  const system = SYSTEMS.find(([pattern]) => pattern.test(text))?.[1];
  const browser = APPS.test(text) ? AN_APP : BROWSERS.find(([pattern]) => pattern.test(text))?.[1];
  if (system) return deviceOn(browser ?? A_BROWSER, system);
  return browser ?? null;
}
