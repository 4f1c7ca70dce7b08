import * as moodCheckSources from "../contract/mood-check/sources.ts";
import * as lossSources from "../contract/pregnancies/loss-sources.ts";
import type { SourceJson } from "../contract/content/answers.ts";
import { handoutNames, shippedHandout } from "./handouts.ts";

export interface TextBeside {
  /** `kind/key` */
  text: string;
  sources: SourceJson[];
}

/** Of the texts that editors do not have: handouts, the words after a loss, and the questions of how she is. */
export async function sourcesBeside(): Promise<TextBeside[]> {
  const handouts = handoutNames.map(async (name) => ({
    text: `handout/${name}`,
    sources: (await shippedHandout(name)).sources,
  }));
  return [
    ...(await Promise.all(handouts)),
    { text: "page/after-loss", sources: Object.values(lossSources) },
    { text: "page/how-are-you", sources: Object.values(moodCheckSources) },
  ];
}
