/** Names and units that a text in Urdu may write in Latin letters. In the words of the pages they stand in isolates. */
const IN_LATIN = new Set(
  `A B AB O Rh Hb HIV Td TT OPV IPV PCV OGTT MMS IUD BHU CNIC EPI NHS WHO C g mg ml https`.split(" "),
);

const WRONG: [string, RegExp][] = [
  ["has a letter of Arabic where Urdu has its own", /[\u064A\u0643\u0647\u06D3\u0629\u0649]/],
  ["has digits of Urdu", /[۰-۹٠-٩]/],
  ["has a range with a dash", /\d\s*[–-]\s*\d/],
  ["has a Latin comma, semicolon or question mark", /[\u0600-\u06FF]\s?[,;?](?=\s|$)/m],
  ["has a Latin full stop", /[\u0600-\u06FF]\.(?=\s|$)/m],
  ["speaks to her as to a child", /(?<![\u0600-\u06FF])(?:تم|تو اپن\S*|تمہار\S*)(?![\u0600-\u06FF])/],
  ...["اسقاط", "قسمت", "ناپاک", "گندا ", "نجس", "انشاءاللہ", "ان شاء اللہ", "الحمدللہ"].map(
    (word): [string, RegExp] => [`has the word ${word}`, new RegExp(word)],
  ),
];

/** What is not as Urdu is written here. @param plain without references, addresses and tags */
export const wrongInUrdu = (plain: string): string[] =>
  WRONG.flatMap(([what, pattern]) => (pattern.test(plain) ? [what] : []));

export const latinWordsIn = (plain: string): string[] => plain.match(/[A-Za-z]+/g) ?? [];

export const mayBeLatin = (word: string): boolean => IN_LATIN.has(word);
