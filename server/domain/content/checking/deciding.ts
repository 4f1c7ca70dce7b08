import { REASON_MISSING, type Verdict } from "../../../contract/content/checks.ts";
import { Failure, invalid } from "../../../failures.ts";
import { recordAct } from "../../audit-log/acts.ts";
import type { Context } from "../../context.ts";
import { activeRole } from "../../member/active-role.ts";
import { memberName, type Member } from "../../member/member.ts";
import { refreshSigns } from "../../signs/rows.ts";
import { isEditor } from "../../member/roles.ts";
import { changesBetween, differencesOf, withDifferences, type Difference, type FieldChange } from "../differences.ts";
import type { ContentDocument } from "../documents.ts";
import { documentOf, itemNamed, lockItem, type ContentItem } from "../items.ts";
import { publishVersion, schedule, takeAway } from "../publishing.ts";
import { requireDistinct, requireReadable } from "../readable.ts";
import { takeTurn } from "../turn.ts";
import { inWords, risksInWords, waitingCheck, type ContentCheck } from "./asking.ts";
import { baseOf, risksOfWithdrawal, risksToReaders } from "./needed.ts";
import type { Risk } from "./risks.ts";
import { ofItem, type ItemName } from "../item-name.ts";

type Inside = Pick<Context, "db" | "now" | "timeZone">;

export interface OpenCheck {
  item: ContentItem;
  check: ContentCheck;
  asker: string | null;
  risks: (Risk & { differences: Difference[] })[];
  differences: Difference[];
  changes: FieldChange[];
  others: number;
}

const NOT_WAITING = "This text has no change to check any more.";
const CHANGED = "The text was changed since you looked at it. Look at it again before you decide.";
const OWN = "This change is yours. Another editor or an administrator has to check it.";

export async function readCheck(context: Context, name: ItemName): Promise<OpenCheck> {
  await refreshSigns(context.db);
  const item = await itemNamed(context, name);
  const check = await waitingCheck(context, item);
  if (!check) throw new Failure("notFound", NOT_WAITING, { code: "not_waiting" });
  const after = await documentOf(context, item, check.number);
  return {
    item,
    check,
    asker: await memberName(context, check.askedBy),
    risks: (await risksIn(context, item, check, after)).map(withDifferences),
    ...(check.act === "withdraw" ? { differences: [], changes: [] } : await differencesFor(context, item, after)),
    others: await countOthers(context, check.askedBy),
  };
}

export interface Decision {
  number: number;
  against: number | null;
  verdict: Verdict;
  reason: string;
}

/** @throws {Failure} conflict, when the text or what readers have is not what was shown; forbidden, for one's own. */
export async function decideCheck(
  context: Context,
  checker: Member,
  name: ItemName,
  { number, against, verdict, reason }: Decision,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await takeTurn(inside);
    const item = await lockItem(inside, name);
    const check = await waitingCheck(inside, item);
    if (!check) throw new Failure("conflict", NOT_WAITING, { code: "not_waiting" });
    if (check.askedBy === checker.id) throw new Failure("forbidden", OWN);
    if (check.number !== number || item.version !== number || item.publishedVersion !== against) {
      throw new Failure("conflict", CHANGED, { code: "changed_meanwhile" });
    }
    if (verdict === "sendBack" && reason === "") throw invalid("reason", REASON_MISSING);
    const document = await documentOf(inside, item, number);
    const risks = await risksIn(inside, item, check, document);
    await db
      .updateTable("contentCheck")
      .set({
        verdict: verdict === "approve" ? "approved" : "sentBack",
        against,
        decidedBy: checker.id,
        decidedAt: context.now(),
        reason: reason || null,
      })
      .where("id", "=", check.id)
      .execute();
    await db.updateTable("contentItem").set({ checkId: null }).where(ofItem(name)).execute();
    if (verdict === "approve") await carryOut(inside, name, check, document);
    const asker = (await memberName(inside, check.askedBy)) ?? "a member who has left";
    const said = `${inWords(check, name)}, by ${asker}. ${verdict === "approve" ? risksInWords(risks) : reason} Source: ${check.source}`;
    const act = verdict === "approve" ? "approve check" : "send back";
    await recordAct(inside, checker.id, { act, subjectKind: name.kind, subjectId: name.key, reason: said });
  });
}

async function carryOut(inside: Inside, name: ItemName, check: ContentCheck, document: ContentDocument) {
  if (check.act === "withdraw") return takeAway(inside, name);
  await requireDistinct(inside, name, document);
  if (check.publishAt === null || check.publishAt <= inside.now()) {
    return publishVersion(inside, name, check.number, { document });
  }
  await requireReadable(inside, name, { document, at: check.publishAt });
  await schedule(inside, name, check.number, check.publishAt);
}

async function risksIn(inside: Inside, item: ContentItem, check: ContentCheck, document: ContentDocument) {
  return check.act === "withdraw" ? risksOfWithdrawal(inside, item) : risksToReaders(inside, item, document);
}

async function differencesFor(context: Context, item: ContentItem, after: ContentDocument) {
  const base = baseOf(item);
  if (base === null) return { differences: [], changes: [] };
  const before = await documentOf(context, item, base);
  return { differences: differencesOf(before, after), changes: changesBetween(before, after) };
}

export async function lastSentBack({ db }: Context, { version, ...name }: ContentItem) {
  const row = await db
    .selectFrom("contentCheck")
    .leftJoin("member", "member.id", "contentCheck.decidedBy")
    .select(["verdict", "reason", "decidedAt", "fullName as checker"])
    .where(ofItem(name))
    .where("number", "=", version)
    .where("decidedAt", "is not", null)
    .orderBy("decidedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.verdict === "sentBack" ? row : null;
}

async function countOthers(context: Context, askerId: string | null): Promise<number> {
  const people = await context.db
    .selectFrom("member")
    .select(["id", "role", "suspendedUntil"])
    .where("role", "!=", "member")
    .execute();
  return people.filter((one) => one.id !== askerId && isEditor({ role: activeRole(context, one) })).length;
}
