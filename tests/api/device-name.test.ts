import { describe, expect, test } from "vitest";
import { deviceName } from "../../server/api/session/device-name.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K)";

describe("a browser is told in words", () => {
  test.each([
    ["Chrome on Android", `${ANDROID} ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`],
    ["Samsung Internet on Android", `${ANDROID} ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
    ["Firefox on Android", "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0"],
    ["Opera on Android", `${ANDROID} ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36 OPR/86.0`],
    [
      "Opera Mini on Android",
      "Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16",
    ],
    ["UC Browser on Android", `${ANDROID} ${WEBKIT} Version/4.0 Chrome/100.0 UCBrowser/13.4 Mobile Safari/537.36`],
    ["Edge on Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0 Safari/537.36 Edg/131.0`],
    ["Chrome on Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0 Safari/537.36`],
    ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0"],
    ["Chrome on ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/131.0 Safari/537.36`],
    [
      "Safari on iPhone",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    ],
    [
      "Chrome on iPhone",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1",
    ],
    [
      "Safari on Mac",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
    ],
    ["Firefox on KaiOS", "Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5"],
    ["an app on Android", "okhttp/4.12.0"],
    ["an app on iPhone", "Umeed/12 CFNetwork/1568.200.51 Darwin/24.1.0"],
    ["a browser on Android", "Mozilla/5.0 (Linux; Android 10; K) Unheard/1.0"],
    ["Lynx", "Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1 GNUTLS/3.7.8"],
  ])("%s", (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  test.each([undefined, "", "curl/8.5.0", "node", "<script>alert(1)</script>", "\u0000", "ꓘ".repeat(9_999)])(
    "or not at all: %j",
    (userAgent) => {
      expect(deviceName(userAgent)).toBeNull();
    },
  );

  test("in words of ours alone, whatever it sends", () => {
    // The longest would take minutes if the time grew with their square.
    for (const text of ["Chrome/".repeat(50_000), `${"(".repeat(500_000)} Android`, "A".repeat(500_000)]) {
      expect(deviceName(text)?.length ?? 0).toBeLessThan(40);
    }
    expect(deviceName("Chrome/131 Android\r\nYour code is 123456 evil.example")).toBe("Chrome on Android");
  });
});
