import { Temporal } from "temporal-polyfill";
import { REASON_OF_OTHER_NUMBERS_MISSING, SOURCE_MISSING } from "../../contract/content/checks.ts";
import { allInvalid, Failure, invalid, problemsOf, sentencesOf, type Problem } from "../../failures.ts";
import type { Context } from "../context.ts";
import { NEVER_SAVED, risksToReaders, sourceOfChange, type Compared } from "./checking/needed.ts";
import { htmlOf, type ContentDocument } from "./documents.ts";
import { problemsOfFollowing } from "./following.ts";
import type { ContentItem } from "./items.ts";
import { isTranslation, type ItemName } from "./item-name.ts";
import { kindNamed } from "./kinds.ts";
import { NO_KEY, requireDistinct, requireReadable } from "./readable.ts";

/** `source` names what a changed dose or a lowered urgency rests on. */
export type Publication =
  | { when: "never" }
  | { when: "now"; source?: string | undefined }
  /** `YYYY-MM-DD` and `HH:MM` in the operator's zone. */
  | { when: "later"; date: string; time: string; source?: string | undefined };

type Inside = Pick<Context, "db" | "now" | "timeZone">;

const SOURCE = "publication.source";

export type Subject = Omit<ItemName, "key"> & { key?: string | undefined };

/**
 * A draft needs no more than a title, known signs and a text that can be shown.
 * @param item null for a new one
 * @param document whole, also of a translation
 */
export async function problemsOfWriting(
  inside: Inside,
  subject: Subject,
  item: ContentItem | null,
  { document, publication }: { document: ContentDocument; publication: Publication },
): Promise<Problem[]> {
  const rules = kindNamed(subject.kind);
  const name = { ...subject, key: subject.key ?? NO_KEY };
  const problems = await problemsOf([
    () => titleOf(name, document),
    () => requireSigns(name, document, { isEdited: true }),
    () => requireDistinct(inside, name, document),
    // Drafts too: a text that can't be parsed could not be shown among the versions.
    () => htmlOf(document.body),
  ]);
  if (publication.when === "never") return problems;
  let at = inside.now();
  const ofPublishing = await problemsOf([
    () => {
      if (publication.when === "later") at = momentOf(publication, inside);
    },
    () => requireReadable(inside, name, { document, at }),
    () => requireSaidInNew(name, item, document),
    async () => isTranslation(name) || rules.requireKnown(inside.db, name.key, document),
    async () => requireFollowing(inside, name, document),
    async () => {
      if (!item && isTranslation(name)) return;
      requireSource(name, await sourceOf(inside, item ?? { ...name, ...NEVER_SAVED }, document, publication));
    },
  ]);
  const isWithTitle = problems.every(({ path }) => path !== rules.titleField);
  const others = ofPublishing.filter(({ path }) => isWithTitle || path !== rules.titleField);
  return [
    ...new Map(sentencesOf([...problems, ...others]).map((problem) => [JSON.stringify(problem), problem])).values(),
  ];
}

/** @throws {Failure} invalid; `needs_source` where readers' safety asks for one. */
export function requireNone(problems: Problem[]): void {
  if (problems.length === 0) return;
  const failure = allInvalid(problems);
  const isSourceless = problems.some(({ path }) => path === SOURCE);
  throw isSourceless ? new Failure("invalid", failure.words, { code: "needs_source", problems }) : failure;
}

async function sourceOf(inside: Inside, item: Compared, document: ContentDocument, publication: Publication) {
  if (publication.when === "never" || (await risksToReaders(inside, item, document)).length === 0) return null;
  return sourceOfChange(inside, item, document, publication.source);
}

async function requireFollowing({ db }: Inside, name: ItemName, document: ContentDocument) {
  const problems = await problemsOfFollowing(db, name, document);
  if (problems.length > 0) throw allInvalid(problems);
}

function requireSaidInNew(name: ItemName, item: ContentItem | null, document: ContentDocument) {
  if (isTranslation(name) || (item && item.publishedVersion !== null)) return;
  const problems = kindNamed(name.kind).missingInNew(document);
  if (problems.length > 0) throw allInvalid(problems);
}

function requireSource(name: ItemName, source: string | null) {
  if (source === "") throw invalid(SOURCE, isTranslation(name) ? REASON_OF_OTHER_NUMBERS_MISSING : SOURCE_MISSING);
}

/** An import of texts from before the table of signs need only have references that can be read. */
export function requireSigns(name: ItemName, document: ContentDocument, { isEdited }: { isEdited: boolean }) {
  const { kind, key, language } = name;
  const rules = kindNamed(kind);
  const { problems } = rules.expand(key, document, language);
  if (problems.length === 0 && isEdited && !isTranslation(name)) problems.push(...rules.signProblems(key, document));
  if (problems.length > 0) throw allInvalid(problems);
}

/** @returns epoch milliseconds. @throws {Failure} invalid, for one that is over. */
export function momentOf(
  { date, time }: { date: string; time: string },
  { now, timeZone }: Pick<Inside, "now" | "timeZone">,
): number {
  const at = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds;
  if (at <= now()) throw invalid("publication.date", "This moment is over. Choose a later one.");
  return at;
}

const TITLE_MISSING: Record<string, string> = {
  name: "Enter a name.",
  symptom: "Enter a name.",
  label: "Write the sign as a mother would say it.",
  words: "Write the sign.",
  body: "Write the text.",
};

/** @throws {Failure} invalid, without one. */
export function titleOf({ kind, language }: Pick<ItemName, "kind" | "language">, document: ContentDocument): string {
  const title = kindNamed(kind).titleOf(document, language);
  const { titleField } = kindNamed(kind);
  if (title === "") throw invalid(titleField, TITLE_MISSING[titleField] ?? "Enter a title.");
  return title;
}
