const NUMBER = String.raw`(?:\d[\d.,]*|half|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const AMOUNT = String.raw`\b${NUMBER}(?:(?: to | or |-|–)${NUMBER})?(?: or (?:more|less))?(?: full| wet| soaked| an| a)? ?`;

function amountOf(units: string, before = "") {
  return new RegExp(String.raw`${before}${AMOUNT}(?:${units})\b`, "i");
}

export interface Subject {
  title: string;
  number: RegExp;
  also: RegExp;
}

/** A sentence belongs to the first that fits. */
export const SUBJECTS: Subject[] = [
  {
    title: "Temperature",
    number: /\d ?(?:°|degrees)/i,
    also: /\b(?:fever|hot|cold|temperature|now|today|seen|birth)\b|\d °C or more/i,
  },
  {
    title: "Bleeding and the afterbirth",
    number: /\b(?:(?:an|every|half an) hour|\d+ (?:minutes|hours)|(?:size of|large as) an egg)\b/i,
    also: /\b(?:pads?|clots?|bleed\w*|afterbirth|placenta)\b/i,
  },
  {
    title: "Vaccines",
    number: amountOf(String.raw`(?:\w+ )?(?:doses?|hours?|days?|weeks?|months?|years?|times|injections?)`),
    also: /\b(?:vaccin\w*|BCG|polio|OPV|IPV|tetanus|measles|rotavirus|pentavalent|pneumococcal|hepatitis B)\b/i,
  },
  {
    title: "Medicines, minerals and fluids",
    number: amountOf(
      String.raw`mg|milligrams?|mcg|micrograms?|g|grams?|ml|litres?|IU|units|drops|capsules?|level|(?:tea)?spoons?|teaspoons every|(?:\w+ )?(?:tablets?|doses?|days|hours|sachets?|pinches)`,
    ),
    also: /\b(?:mg|milligrams?|micrograms?|tablets?|doses?|medicines?|iron|folic|calcium|vitamin|zinc|ORS|paracetamol|aspirin|ibuprofen|antibiotics?|drops|capsules?|injections?|syrup|iodine|caffeine|antacid|ml|honey|emergency pill|coils?|anti-D)\b/i,
  },
  {
    title: "Weight, blood pressure and blood",
    number: new RegExp(
      String.raw`${AMOUNT}(?:kg|kilos?|kilograms?|grams?|mmHg|mmol|g/dl|percent|%)|\b\d{2,3}/\d{2,3}\b`,
      "i",
    ),
    also: /./,
  },
  {
    title: "Breathing, feeds and nappies",
    number: amountOf("(?:gentle )?breaths|nappies|feeds|times|hours(?: between)?"),
    also: /\b(?:breaths?|breathes?|nappies|feeds?|breastfeeds?|baby stirs)\b/i,
  },
  {
    title: "Milk, water and food that is kept",
    number: amountOf("hours?|days|minutes?|degrees|°C"),
    also: /\b(?:fridge|cool bag|room up to|hot room|breast milk|formula|leftovers?|germ-free|boil\w*|counter|eaten|cook fresh)\b/i,
  },
  {
    title: "Times after which to act",
    number: amountOf("minutes?|hours?", "(?:within|after|for|than|every|last|over|up to|lasts?|to|wait|least|first) "),
    also: /\b(?:now|today|hospital|doctor|midwife|call|labour|tighten\w*|contractions|waters?|vomit\w*|urine|fits?|burns?|bite|nosebleed|swallow\w*|cord|sugar test|attention|trip|(?:first )?bath|stay)\b/i,
  },
];
