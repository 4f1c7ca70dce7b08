/**
 * What a baby may do from so many completed weeks on. Each line is from the shipped text of that week after birth, where
 * its sources are listed. None gives an age by which something has to be there.
 */
const fromWeek: readonly (readonly [weeks: number, words: (baby: string) => string])[] = [
  [0, (baby) => `${baby} knows your smell and your heartbeat.`],
  [1, (baby) => `${baby} grips your finger, and startles at a bang.`],
  [2, (baby) => `${baby} sees best at 20 to 30 cm: as far as your face at a feed.`],
  [3, (baby) => `${baby} watches a face a little longer, and may go quiet at your voice.`],
  [4, (baby) => `${baby} may turn to a sound, and opens a hand now and then.`],
  [5, (baby) => `${baby} may follow a face as it moves, and make small sounds.`],
  [6, (baby) => `${baby} may soon smile back at you. Many begin about now.`],
  [8, (baby) => `${baby} may calm when you speak, and follow you with the eyes.`],
  [9, (baby) => `${baby} may find a hand, look at it and suck it.`],
  [11, (baby) => `${baby} may hold the head fairly steady at your shoulder.`],
  [13, (baby) => `${baby} may chuckle. A full laugh follows in its own time.`],
  [14, (baby) => `${baby} may bring both hands together, and pull at your dupatta.`],
  [16, (baby) => `${baby} may reach for things with a whole arm, miss, and try again.`],
  [17, (baby) => `${baby} may smile to get your attention, and turn to your voice.`],
  [19, (baby) => `${baby} may push the chest up off the floor and look round.`],
  [22, (baby) => `${baby} may sit leaning on both hands, and look for a dropped spoon.`],
  [24, (baby) => `${baby} may know strangers from friends, and try sounds like ba, ma and da.`],
  [27, (baby) => `${baby} may sit leaning on both hands in front.`],
  [30, (baby) => `${baby} may pass a spoon from one hand to the other.`],
  [33, (baby) => `${baby} may lift both arms to be picked up.`],
  [34, (baby) => `${baby} may creep, rock or roll to where there is something to see.`],
  [38, (baby) => `${baby} may lean over to look for what fell.`],
  [40, (baby) => `${baby} may pull up on your shirt and stand.`],
  [42, (baby) => `${baby} may pick up small things with finger and thumb.`],
  [43, (baby) => `${baby} may clap when you clap, or wave at the door.`],
  [44, (baby) => `${baby} may walk sideways along the edge of a charpai.`],
  [46, (baby) => `${baby} may look up when you ask: where is the fan?`],
  [51, (baby) => `${baby} may stand, or take some steps. Both are fine.`],
];

/** @param weeks since the birth; since the due date for a baby born before 37 weeks. Null after the first year. */
export function canDoNow(baby: string, weeks: number): string | null {
  if (weeks >= 56) return null;
  return fromWeek.findLast(([from]) => from <= weeks)?.[1](baby) ?? null;
}
