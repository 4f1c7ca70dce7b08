/** Sentences of small letters, without points and commas, so that they are their own words for search. */
const parts = {
  who: [
    "my baby",
    "my little one",
    "she",
    "he",
    "my mother in law",
    "the midwife",
    "my sister",
    "our baby",
    "the doctor",
    "my husband",
    "my older boy",
  ],
  does: [
    "sleeps badly",
    "wants tea again",
    "was weighed today",
    "kicks at night",
    "says to rest",
    "cooks for us",
    "walks with me",
    "cries at six",
    "asks about names",
    "is kind to me",
    "sings for the baby",
    "has a cold",
    "smiled at last",
  ],
  when: [
    "since monday",
    "in week thirty",
    "every evening",
    "after lunch",
    "when it is hot",
    "and i am tired",
    "before the visit",
    "this whole month",
    "and nobody says why",
    "as last year",
    "while the power is out",
  ],
};

/** Eleven by thirteen by eleven of them. */
export const sentences: string[] = parts.who.flatMap((who) =>
  parts.does.flatMap((does) => parts.when.map((when) => `${who} ${does} ${when}`)),
);
