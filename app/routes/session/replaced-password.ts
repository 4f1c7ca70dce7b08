import type { ReplacedPassword } from "../../api/types.ts";
import { capitalised } from "../../format/words.ts";

type Ended = NonNullable<ReplacedPassword["ended"]>[number];

const NAMES: Record<Ended, string> = {
  recoveryCodes: "your recovery codes",
  phoneChange: "the change of number that you had begun",
  calendarAddress: "your private calendar address",
};

export function replacedSentence({ message, ended = [] }: ReplacedPassword): string {
  if (ended.length === 0) return message;
  const names = new Intl.ListFormat("en-GB").format(ended.map((name) => NAMES[name]));
  const [verb, newOnes] =
    ended.length > 1 || ended[0] === "recoveryCodes" ? ["have", "new ones"] : ["has", "a new one"];
  const where = placesOf(ended).join(" and ");
  return `${message}. ${capitalised(names)} ${verb} ended. You can make ${newOnes} under ${where}.`;
}

function placesOf(ended: Ended[]) {
  return [
    ...(ended.some((name) => name !== "calendarAddress") ? ["My Account"] : []),
    ...(ended.includes("calendarAddress") ? ["Calendar"] : []),
  ];
}
