import { describe, expect, test } from "vitest";
import { signFaultsIn } from "../../../server/domain/signs/check.ts";
import { anyOf, EVERYONE, inWeekAfterBirth, inWeekOfPregnancy } from "../../../server/domain/signs/readers.ts";

const WEEK_30 = inWeekOfPregnancy(30);
const faults = (text: string, readers = EVERYONE) => signFaultsIn(text, readers).map(({ msg }) => msg);

describe("a conflict planted in a text is found", () => {
  test.each([
    ["Your baby moves less than usual: be seen today.", /moving-less \(now\).*{{urgency:moving-less}}/],
    ["Fewer movements, bleeding, or water leaking. Go now.", /bleeding \(now\), moving-less \(now\), waters \(now\)/],
    ["A bad headache needs a doctor the same day.", /bad-headache/],
    ["A fit: call for an ambulance at once.", /fit \(now\)/],
    ["With fever, go to hospital immediately.", /fever \(today\)/],
    ["If you bleed, be checked straight away.", /bleeding/],
    ["One swollen, painful leg. See a doctor without delay.", /one-leg/],
    ["Thoughts of harming yourself: tell someone today.", /thoughts-of-harm/],
    ["A bad headache: be seen tomorrow.", /bad-headache/],
    ["Say so at your next visit if your baby moves less.", /moving-less/],
    ["A fit: see a doctor in the morning.", /fit \(now\)/],
    ["One swollen, painful leg. Be seen this week.", /one-leg/],
    ["- A bad headache. It may pass by itself. Drink first. Be seen today, if you like.", /bad-headache/],
    ["- {{threshold:fever}}. It may be nothing. See someone on Monday.", /fever \(today\)/],
    ["- Be seen today. A fit may come back.", /fit \(now\)/],
    ["A bad headache or blurred sight. With any of them, have your blood pressure taken today.", /bad-headache/],
    ["One swollen, painful leg can be a clot. A piece of it may travel. Both need a hospital now.", /one-leg/],
    ["{{threshold:fever}} is a fever. Drink a lot, rest, and have yourself seen this week.", /fever/],
  ])("an urgency: %s", (text, message) => {
    expect(faults(text, WEEK_30).join("\n")).toMatch(message);
  });

  test.each([
    ["Under 3 months 38 °C or more is a fever.", /“38 °” is a threshold/],
    ["A temperature of 37.8 needs a check.", /“37.8” is a threshold/],
    ["A fever of 38 or more.", /“fever of 38” is a threshold/],
    ["It is 38 or more.", /“38 or more” is a threshold/],
    ["Her temperature is over 39 in the evening.", /temperature is over 39.*{{threshold:baby-fever}}/],
    ["You soak two pads an hour.", /pads an hour.*{{threshold:heavy-bleeding}}/],
    ["Pass clots as large as a walnut.", /clots.*threshold/],
    ["Look for five wet nappies a day.", /five wet napp.*{{enough:few-nappies}}/],
    ["The afterbirth is not out after an hour.", /afterbirth-stays/],
    ["A reading of 150/100 is high.", /high-pressure/],
    ["She breathes more than 70 times a minute.", /hard-breathing/],
    ["No urine for ten hours is a sign of danger.", /No urine for ten hours.*{{threshold:no-urine}}/],
    ["No urine in 12 hours.", /{{threshold:vomiting-dry}}/],
    ["Three or more loose stools in a day.", /{{threshold:watery-stools}}/],
    ["Loose stools, 3 or more in a day.", /{{threshold:watery-stools}}/],
    ["Strong pains for 18 hours without a birth.", /{{threshold:labour-danger}}/],
    ["Yellow skin that is there after 14 days.", /{{threshold:yellow-long}}/],
    ["Use the corrected age until three years.", /{{threshold:corrected-age}}/],
  ])("a threshold: %s", (text, message) => {
    expect(faults(text).join("\n")).toMatch(message);
  });

  test("a lower urgency by the key of another sign", () => {
    expect(faults("A fit, or burning urine: be seen {{urgency:burning-urine}}.", WEEK_30)).toEqual([
      expect.stringMatching(/says “today”, and names fit, which is more urgent/),
    ]);
  });

  test("an urgency that is right by chance, by the key of another sign", () => {
    expect(faults("A bad headache: go {{urgency:fit}}.", WEEK_30)).toEqual([
      expect.stringMatching(/names bad-headache, and takes its urgency from another sign.*{{urgency:bad-headache}}/),
    ]);
    expect(faults("A bad headache or a fit: go {{urgency:fit}}.", WEEK_30)).toEqual([]);
  });

  test("a line, and a heading, over signs of another urgency", () => {
    expect(faults("Go now if you have:\n\n- a bad headache\n- a fit", WEEK_30)).toEqual([
      expect.stringContaining("bad-headache"),
      expect.stringContaining("fit"),
    ]);
    expect(faults("## See someone today\n\n- A fit", WEEK_30)).toEqual([expect.stringMatching(/heading says “today”/)]);
    expect(faults("## Go now\n\n- Burning when you pass urine", WEEK_30)).toHaveLength(1);
  });

  test("a key that is not there, with the line", () => {
    expect(signFaultsIn("Well.\n\nGo {{urgency:fevr}}.", EVERYONE)).toEqual([
      { line: 3, words: "Go {{urgency:fevr}}.", msg: expect.stringContaining("no sign “fevr”") },
    ]);
  });
});

describe("what is said through the table, or is no sign, is left alone", () => {
  test.each([
    "Your baby moves less than usual: go {{urgency:moving-less}}.",
    "{{sign:bad-headache,bleeding,waters}}",
    "Go {{urgency:bad-headache}} if you have:\n\n- a bad headache\n- blurred sight",
    "## Go now\n\n- A fit\n- A bad headache",
    "Fever with bleeding: go {{urgency:bleeding}}.",
    "Lie down now, and drink a glass of water today.",
    "Bake it at 38 minutes past four.",
    "Numb legs: go to a hospital now.",
    "Your baby moves less: go {{urgency:moving-less}}, and do not wait until tomorrow.",
    "- A bad headache: go {{urgency:bad-headache}}. Swollen gums: ask at your next visit.",
    "## Ask at your next visit\n\n- What of a bad headache?",
    "You are in week 38 or 39.",
  ])("%s", (text) => {
    expect(faults(text, WEEK_30)).toEqual([]);
  });

  test("signs of other readers count for nothing", () => {
    expect(faults("Chokes on food: go now.", WEEK_30)).toEqual([]);
    expect(faults("Chokes on food: go now.", anyOf("baby"))).toHaveLength(1);
    expect(faults("Tightenings in a rhythm: go now.", inWeekAfterBirth(4))).toEqual([]);
  });
});
