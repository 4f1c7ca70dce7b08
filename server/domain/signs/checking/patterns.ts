const ACT =
  "(?:be seen|be checked|go|goes|going|gone|seen|see|checked?|call|ring|phone|tell|hospital|ambulance|help|doctor|midwife|clinic|care|taken?|measured?|leave|come|treated|looked|shown?|talk|speak|ask)";
const SOON =
  "now|at once|immediately|straight away|right away|without delay|within hours|(?:in|within) the same hour|as soon as you can";
const DAY = "today|(?:the |on the )?same day|that (?:very )?day|within (?:a day|24 hours)|by evening";
const LATER_DAY =
  "tomorrow|(?:in|until|till) the morning|(?:the )?next (?:day|morning|visit|check(?:-?up)?|week|clinic day|appointment)|in (?:a few|some|two|three|\\d+) days|within (?:a few|some|two|three|the next few|\\d+) days|when (?:it|the clinic) (?:opens|is open)|after the weekend|(?:later )?this week|(?<!(?:too|as|come|so) )soon(?! (?:as|after))|(?:when|if) you (?:can|have time)|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
export const NOW = new RegExp(
  String.raw`\b${ACT}\b[^.;:]{0,60}\b(?:${SOON}|urgently)\b|[:,] (?:${SOON})(?=[.,;!*]|$)|\burgent(?:ly)?\b[^.;:]{0,20}\b(?:help|care|hospital)\b`,
  "i",
);
export const TODAY = new RegExp(String.raw`\b${ACT}\b[^.;:]{0,60}\b(?:${DAY})\b|[:,] (?:${DAY})(?=[.,;!*]|$)`, "i");
export const LATER = new RegExp(
  String.raw`\b(?:${ACT}|say|visit|mention|show|wait)\b[^.;:]{0,60}\b(?:${LATER_DAY})\b|[:,] (?:${LATER_DAY})(?=[.,;!*]|$)`,
  "i",
);
/** 'Do not wait until tomorrow' is no later day. */
export const NO_WAITING =
  /\b(?:do not|don[’']t|never|not) (?:wait|leave it|put it off)\b[^.;:]*|\bnot (?:tomorrow|the next day|in the morning)\b/gi;

export const THRESHOLDS: [RegExp, string][] = [
  [
    /\b(?:3[4-9]|4[0-2])(?:\.\d)? ?°|\b(?:3[4-9]|4[0-2])\.\d\b|\b(?:3[4-9]|4[0-2])(?:\.\d)? degrees\b/i,
    "{{threshold:fever}} or {{threshold:baby-fever}}",
  ],
  [
    /\b(?:3[4-9]|4[0-2]),\d\b|\b(?:3[5-9]|4[0-2]) or (?:more|above|over|higher|less|lower|below)\b(?! (?:weeks|days|in a|breaths|times))|\b(?:fever|temperature|hot|cold|thermometer)\b[^.;:§]{0,30}\b(?:3[5-9]|4[0-2])\b(?! (?:weeks|days|hours|minutes|cm|kg))/i,
    "{{threshold:fever}} or {{threshold:baby-fever}}",
  ],
  [/\bpads?\b[^.;:,]{0,30}\b(?:hour|minutes)|\bhour\b[^.;:]{0,20}\bpads?\b/i, "{{threshold:heavy-bleeding}}"],
  [
    /\bclots?\b[^.;:]{0,40}\b(?:egg|walnut|lemon|plum|golf ball|coin|large|big)|\b(?:large|big)[^.;:]{0,10}\bclots?\b/i,
    "{{threshold:heavy-bleeding}}",
  ],
  [
    /\b(?:fewer|less|under|at least|from)[^.;:§]{0,15}\b(?:three|four|five|six|seven|eight|\d)\b[^.;:§]{0,20}\bwet\b[^.;:§]{0,12}\bnapp|\b(?:three|four|five|six|seven|eight|\d)\b[^.;:§]{0,20}\bwet\b[^.;:]{0,12}\bnapp/i,
    "{{threshold:few-nappies}} or {{enough:few-nappies}}",
  ],
  [/\b(?:afterbirth|placenta)\b[^.;:]{0,60}\b(?:minutes|hour)\b/i, "{{threshold:afterbirth-stays}}"],
  [/\b1[4-7]0 ?(?:over|\/) ?(?:[89]0|1[01]0)\b/i, "{{threshold:high-pressure}} or {{threshold:very-high-pressure}}"],
  [/\b(?:[4-7]0|forty|fifty|sixty)\b[^.;:]{0,15}\b(?:breaths|times a minute)/i, "{{threshold:hard-breathing@baby:20}}"],
  [/\bno wet napp\w+ (?:for|in) (?:\w+) hours/i, "{{sign:dry}}"],
  [
    /\bno urine\b[^.;:§]{0,12}\b(?:for|in)\b[^.;:§]{0,8}\b(?:\d+|six|eight|ten|twelve) hours/i,
    "{{threshold:no-urine}}, {{threshold:vomiting-dry}} or {{threshold:dry}}",
  ],
  [
    /\b(?:three|3) or more\b[^.;:§]{0,25}\bstools|\bstools\b[^.;:§]{0,20}\b(?:three|3) or more/i,
    "{{threshold:watery-stools}}",
  ],
  [
    /\b(?:strong pains?|labour)\b[^.;:§]{0,30}\b(?:over|more than|for|lasted)[^.;:§]{0,6}\b(?:\d+|twelve) hours/i,
    "{{threshold:labour-danger}}",
  ],
  [/\byellow\b[^.;:§]{0,40}\b(?:14|fourteen) days/i, "{{threshold:yellow-long}}"],
  [/\bcorrected age\b[^.;:]{0,60}\byears?\b/i, "{{threshold:corrected-age}}"],
];

export const OWN_ADVICE = /\b(?:be seen|this week|go|call|ask|see)\b/i;
