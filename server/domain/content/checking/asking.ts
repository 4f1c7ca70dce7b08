import type { Selectable } from "kysely";
import { SOURCE_MISSING, WITHDRAWAL_REASON_MISSING } from "../../../contract/content/checks.ts";
import type { ContentCheckTable } from "../../../db/schema/content.ts";
import { Failure } from "../../../failures.ts";
import { recordAct } from "../../audit-log/acts.ts";
import { capitalised } from "../../capitalised.ts";
import type { Context } from "../../context.ts";
import { newId } from "../../identity.ts";
import type { ContentItem } from "../items.ts";
import type { Risk } from "./risks.ts";
import { ofItem, whichVersion, withLanguage, type ItemName } from "../item-name.ts";

export type ContentCheck = Selectable<ContentCheckTable>;

type Inside = Pick<Context, "db" | "now">;

interface Asked extends Pick<ContentCheck, "act" | "number" | "source" | "publishAt"> {
  risks: Risk[];
}

/** What readers have stays until a second person has decided. @throws {Failure} invalid, without a source. */
export async function askForCheck(
  inside: Inside,
  editorId: string,
  name: ItemName,
  { risks, ...asked }: Asked,
): Promise<void> {
  if (asked.source === "") {
    const missing = asked.act === "withdraw" ? WITHDRAWAL_REASON_MISSING : SOURCE_MISSING;
    throw new Failure("invalid", missing, { code: "needs_source", path: "publication.source" });
  }
  const { db, now } = inside;
  const { kind, key, language } = name;
  const check = { id: newId(), kind, key, language, ...asked, askedBy: editorId, askedAt: now() };
  await db.insertInto("contentCheck").values(check).execute();
  await db.updateTable("contentItem").set({ checkId: check.id }).where(ofItem(name)).execute();
  const reason = `${inWords(asked, name)}. ${risksInWords(risks)} Source: ${asked.source}`;
  await recordAct(inside, editorId, { act: "ask check", subjectKind: kind, subjectId: key, reason });
}

export async function waitingCheck(
  { db }: Pick<Context, "db">,
  { checkId }: ContentItem,
): Promise<ContentCheck | null> {
  if (checkId === null) return null;
  const row = await db.selectFrom("contentCheck").selectAll().where("id", "=", checkId).executeTakeFirst();
  return row ?? null;
}

export function inWords({ act, number }: Pick<ContentCheck, "act" | "number">, name: ItemName): string {
  return act === "publish" ? capitalised(whichVersion(name, number)) : withLanguage("Unpublish", name);
}

const WHATS: Record<Risk["what"], string> = {
  dose: "Dose or threshold",
  urgency: "Urgency",
  negation: "A 'no' or 'not'",
};
const RISKS_MAX = 10;
const LETTERS_MAX = 160;

export function risksInWords(risks: Risk[]): string {
  const said = risks.slice(0, RISKS_MAX).map(({ what, before, after, english = null }) => {
    const sides = [before ?? english, after].map((text) => (text === null ? "nothing" : `'${shortened(text)}'`));
    return `${WHATS[what]}: ${sides.join(" became ")}.`;
  });
  return [...said, ...(risks.length > RISKS_MAX ? [`And ${risks.length - RISKS_MAX} more.`] : [])].join(" ");
}

function shortened(text: string) {
  return text.length > LETTERS_MAX ? `${text.slice(0, LETTERS_MAX)}…` : text;
}
