export interface SignChoice {
  value: string;
  label: string;
  who: string[];
  hasThreshold: boolean;
}

const names: Record<string, string> = {
  pregnant: "In pregnancy",
  afterBirth: "After a birth",
  afterLoss: "After a loss",
  baby: "Of a baby",
};

/** Those that are ticked, then each sign once, under the first of those who can have it. */
export function groupsOfSigns(choices: SignChoice[], isTicked: (key: string) => boolean) {
  const [ticked, others] = [
    choices.filter(({ value }) => isTicked(value)),
    choices.filter(({ value }) => !isTicked(value)),
  ];
  const groups = Object.entries(names).map(([who, name]) => ({
    name,
    signs: others.filter((sign) => sign.who[0] === who),
  }));
  return [{ name: "Ticked", signs: ticked }, ...groups].filter(({ signs }) => signs.length > 0);
}
