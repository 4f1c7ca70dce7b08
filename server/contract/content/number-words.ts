const ones =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";

/** In figures. */
export const NUMBER_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ones.split(" ").map((word, index) => [word, String(index + 1)])),
  ...Object.fromEntries(tens.split(" ").map((word, index) => [word, String((index + 2) * 10)])),
  half: "0.5",
  quarter: "0.25",
  double: "2",
  triple: "3",
  dozen: "12",
  hundred: "100",
  thousand: "1000",
  twice: "2",
  thrice: "3",
};

/** Without a unit these are more often no number: 'one of them', 'the last quarter'. */
export const NUMBERS_WITH_UNIT: ReadonlySet<string> = new Set(["one", "quarter"]);

const urduOnes = "دو تین چار پانچ چھ سات آٹھ نو دس گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس بیس";

/** Without ایک, which is 'a' too, and without اسی, ستر and سو, which are other words more often. */
export const URDU_NUMBER_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(urduOnes.split(" ").map((word, index) => [word, String(index + 2)])),
  پچیس: "25",
  تیس: "30",
  چالیس: "40",
  پچاس: "50",
  ساٹھ: "60",
  نوے: "90",
  ہزار: "1000",
  آدھا: "0.5",
  آدھی: "0.5",
  آدھے: "0.5",
  دگنا: "2",
  دگنی: "2",
  دگنے: "2",
};
