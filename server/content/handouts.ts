import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { FIRST_LANGUAGE, type LanguageCode } from "../contract/languages.ts";
import { say } from "../contract/sentences/say.ts";
import type { HandoutText } from "../domain/clinician-reviews/handouts.ts";
import { isolateNumbers } from "../contract/isolates.ts";
import { currentLanguage, isRightToLeft, speaking } from "../language.ts";
import { nameIn, saidIn } from "../domain/signs/row-words.ts";
import { anyOf, EVERYONE } from "../domain/signs/readers.ts";
import { expandSigns } from "../domain/signs/references.ts";
import { rowsFor, signs, tableEdition, URGENCIES, WHO, type Urgency, type Who } from "../domain/signs/table.ts";
import { source } from "../domain/content/front-matter.ts";
import { capitalised } from "../domain/capitalised.ts";
import { fingerprint } from "../domain/identity.ts";

const folder = new URL("./downloads/", import.meta.url);

const words = z.string().transform((text) => apart(expandSigns(text, EVERYONE, currentLanguage())));
const list = z.array(words).optional();

const part = z.object({
  heading: words,
  text: words.optional(),
  points: list,
  ticks: list,
  choices: list,
  questions: list,
});

const readers = { who: z.array(z.enum(WHO)).min(1), urgency: z.enum(URGENCIES) };

/** Signs each with its drawing. `isShort` leaves its threshold to another line. */
const drawnSigns = z
  .object({
    heading: words,
    ...readers,
    signs: z.array(z.object({ key: z.string(), drawing: z.string(), isShort: z.boolean().default(false) })),
  })
  .transform(({ heading, who, urgency, signs: drawn }) => ({
    heading,
    signs: drawn.flatMap(({ key, drawing, isShort }) => {
      const said = signIn(key, who, urgency);
      return said ? [{ drawing: key, alt: drawing, words: capitalised(isShort ? said.name : said.whole) }] : [];
    }),
    moved: drawn.flatMap(({ key }) => movedIn(key, who, urgency)),
  }));

const lineOfSigns = z
  .object({ heading: words, ...readers, signs: z.array(z.string()), more: list })
  .transform(({ heading, who, urgency, signs: keys, more = [] }) => ({
    heading,
    points: [...keys.flatMap((key) => signIn(key, who, urgency)?.whole ?? []), ...more],
    moved: keys.flatMap((key) => movedIn(key, who, urgency)),
  }));

const checkCard = z.object({ title: words, summary: words, columns: z.array(words) });

const sheet = z.object({
  title: words,
  summary: words,
  updatedOn: z.iso.date(),
  call: z.object({ label: words, number: z.string(), text: words }).optional(),
  parts: z.array(part),
  signs: z.array(drawnSigns).optional(),
  also: z.array(lineOfSigns).optional(),
  member: z.object({ name: words, dueDate: words }).optional(),
  visits: z
    .object({
      heading: words,
      columns: z.array(words),
      done: words,
      rows: z.array(z.object({ weeks: z.string(), work: words })),
    })
    .optional(),
  checks: z.object({ postnatalContact: checkCard, ownCheck: checkCard }).optional(),
  sources: z.array(source).min(1),
});

const handout = sheet.transform(({ signs: drawn, also, ...rest }) => {
  const moved = [...(drawn ?? []), ...(also ?? [])].flatMap((each) => each.moved);
  const added = [...Map.groupBy(moved, ({ heading }) => heading)].map(([heading, each]) => ({
    heading,
    points: [...new Set(each.map((one) => one.words))],
  }));
  return {
    ...rest,
    ...(drawn ? { signs: drawn.map(({ heading, signs: kept }) => ({ heading, signs: kept })) } : {}),
    ...(also ? { also: [...also.map(({ heading, points }) => ({ heading, points })), ...added].filter(({ points }) => points.length > 0) } : {}),
  };
});
export type ShippedHandout = z.infer<typeof handout>;

export const handoutNames = ["danger-signs", "hospital-bag", "birth-plan", "visit-card"] as const;
export type HandoutName = (typeof handoutNames)[number];

function apart(text: string) {
  return isRightToLeft(currentLanguage()) ? isolateNumbers(text) : text;
}

const read = new Map<string, { edition: number; handout: ShippedHandout }>();

/** In this language, or in the first where nobody has translated it. */
export async function handoutNamed(
  name: HandoutName,
  language: LanguageCode,
): Promise<ShippedHandout & { language: LanguageCode }> {
  const translated = language === FIRST_LANGUAGE ? null : await translatedHandout(name, language);
  return translated ? { ...translated, language } : { ...(await shippedHandout(name)), language: FIRST_LANGUAGE };
}

export async function translatedHandout(name: HandoutName, language: LanguageCode): Promise<ShippedHandout | null> {
  const file = new URL(`../${language}/downloads/${name}.json`, folder);
  return existsSync(file) ? handoutIn(file, language) : null;
}

export async function shippedHandout(name: HandoutName): Promise<ShippedHandout> {
  return handoutIn(new URL(`${name}.json`, folder), FIRST_LANGUAGE);
}

/** What a clinician reads of it; null where nobody has translated it. */
export async function handoutText(handout: HandoutName, language: LanguageCode): Promise<HandoutText | null> {
  const translated = await translatedHandout(handout, language);
  if (!translated) return null;
  const english = await shippedHandout(handout);
  const textHash = fingerprint(JSON.stringify([saidOf(translated), saidOf(english)]));
  return { handout, language, title: translated.title, englishTitle: english.title, textHash };
}

function saidOf({ sources: _sources, updatedOn: _updatedOn, ...said }: ShippedHandout) {
  return said;
}

async function handoutIn(file: URL, language: LanguageCode): Promise<ShippedHandout> {
  const json: unknown = JSON.parse(await readFile(file, "utf8"));
  const known = read.get(file.href);
  if (known?.edition === tableEdition()) return known.handout;
  const shipped = speaking(language, () => handout.parse(json));
  read.set(file.href, { edition: tableEdition(), handout: shipped });
  return shipped;
}

/** Its words in the table of signs; null where editors gave it another urgency for one of these readers. */
function signIn(key: string, who: Who[], urgency: Urgency): { name: string; whole: string } | null {
  const sign = signs.get(key);
  const rows = sign ? rowsFor(sign, anyOf(...who)).filter((row) => row.urgency === urgency) : [];
  if (!sign || who.some((one) => !rows.some((row) => row.who === one))) return null;
  const language = currentLanguage();
  const name = nameIn(language, sign);
  const own = new Set(rows.map((row) => saidIn(language, sign, row).words));
  return { name: apart(name), whole: apart(own.size === 1 ? [...own].join("") : name) };
}

const headings: Record<Who, Record<Urgency, () => string>> = {
  pregnant: {
    now: say.paperAlsoPregnantNow,
    today: say.paperAlsoPregnantToday,
    "next visit": say.paperAlsoPregnantNextVisit,
  },
  afterBirth: {
    now: say.paperAlsoAfterBirthNow,
    today: say.paperAlsoAfterBirthToday,
    "next visit": say.paperAlsoAfterBirthNextVisit,
  },
  afterLoss: {
    now: say.paperAlsoAfterLossNow,
    today: say.paperAlsoAfterLossToday,
    "next visit": say.paperAlsoAfterLossNextVisit,
  },
  baby: { now: say.paperAlsoBabyNow, today: say.paperAlsoBabyToday, "next visit": say.paperAlsoBabyNextVisit },
};

/** Of a sign that has another urgency than its list, under which heading it stands for each of the readers. */
function movedIn(key: string, who: Who[], urgency: Urgency): { heading: string; words: string }[] {
  const sign = signs.get(key);
  if (!sign || signIn(key, who, urgency)) return [];
  return who.flatMap((one) =>
    rowsFor(sign, anyOf(one)).map((row) => ({
      heading: headings[one][row.urgency](),
      words: apart(saidIn(currentLanguage(), sign, row).words),
    })),
  );
}
