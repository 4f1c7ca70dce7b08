/** 3: now, 2: today, 1: at the next visit or without a time, 0: nothing to do. */
export type Urgency = 0 | 1 | 2 | 3;

const NO_URGENCY =
  /\b(for now|by now|un?til now|up to now|now and then|now that|just now|from now on|so far|as soon as|soon after)\b/gi;
/** 'Do not wait until tomorrow' says now, though it names another day. */
const NO_WAITING =
  /\b(do not|don't|never|not|without) (wait|waiting|delay)\b([^.;,]*\b(un?til|till|for|to)\b[^.;,]*)?/gi;
const NOT_LATER = /\bnot (on |at )?(the |your )?(next \w+|tomorrow|later)\b/gi;

const TIMES: [Exclude<Urgency, 0>, RegExp][] = [
  [
    3,
    /\b(now|at once|immediately|right away|straight ?away|without delay|ambulance|emergency|urgent|urgently)\b|\{\{sign:|\{emergencyNumber\}|\bdanger sign/i,
  ],
  [
    2,
    /\b(today|tonight|same day|this day|within (a|one) day|within an hour|within (24|twenty-four|12|twelve|6|six|a few) hours)\b|\b(before|by) (the )?(night|evening)\b/i,
  ],
  [
    1,
    /\b(next|coming|following) (\w+ )?(visit|appointment|check|check-up|checkup|contact|scan)\b|\bat your (visit|appointment|check)\b|\b(tomorrow|this week|soon|within (a few|two|three|2|3|7|seven) days|within a week)\b/i,
  ],
];

const HELP_WITHOUT_TIME: [Exclude<Urgency, 0>, RegExp][] = [
  [2, /\b(go|come|get|leave|taken?|brought) (\w+ ){0,3}to (a |the |your )?(nearest )?(hospital|emergency)\b/i],
  [
    1,
    /\b(call|see|ask|tell|visit|show|go to|get to|talk to|speak to|speak with)\b(?=.*\b(doctor|midwife|nurse|health worker|LHV|LHW|clinic|hospital|health cent(re|er))\b)|\b(get|ask for|seek|find) (medical |some )?help\b|\bbe (seen|checked)\b/i,
  ],
];

export function urgencyIn(text: string): Urgency {
  const plain = withoutWaiting(text);
  const levels = [...TIMES, ...HELP_WITHOUT_TIME].filter(([, words]) => words.test(plain)).map(([level]) => level);
  return levels.toSorted((a, b) => b - a)[0] ?? 0;
}

export function timesIn(text: string): Urgency[] {
  const plain = withoutWaiting(text);
  return TIMES.filter(([, words]) => words.test(plain)).map(([level]) => level);
}

export function withoutWaiting(text: string): string {
  return text.replaceAll(NO_URGENCY, " ").replaceAll(NO_WAITING, " at once ").replaceAll(NOT_LATER, " ");
}
