import { say } from "../../contract/sentences/say.ts";
import { invalid } from "../../failures.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { recordBabyLoss, undoLoss, type BabyLossReport } from "../pregnancies/loss.ts";
import { pregnancyById, type Pregnancy } from "../pregnancies/pregnancies.ts";
import { childRowsOf, childrenFrom, type Child, type ChildRow } from "./children.ts";

interface LossOfChild extends BabyLossReport {
  childId: string | null;
}

/** One of several babies died. Where nothing tells which, no name, mark or measure of any is shown from then on. */
export async function recordLossOfChild(
  context: Context,
  member: Member,
  pregnancyId: string,
  report: LossOfChild,
): Promise<void> {
  await recordBabyLoss(context, member, pregnancyId, report, async (within, before) => {
    if (!before.birthDate) return;
    const rows = (await childRowsOf(within, member.id)).filter((row) => row.pregnancyId === pregnancyId);
    const children = childrenFrom([before], rows);
    if (report.childId && children.every(({ id }) => id !== report.childId)) throw invalid("childId", say.noSuchChild);
    const { numberOfBabies: left } = await pregnancyById(within, member.id, pregnancyId);
    const lost = lostOf(children, report, { before, left });
    for (const child of lost) await setState(within, member, child, "lost");
    await nameOfLiving(within, pregnancyId, report, living(children, lost));
  });
}

export async function undoLossOfChild(context: Context, member: Member, pregnancyId: string): Promise<void> {
  await undoLoss(context, member, pregnancyId, async ({ db, now }, before) => {
    // Of a loss of the pregnancy itself, the one told before it stays.
    if (before.loss) return;
    await db
      .updateTable("child")
      .set({ state: "followed", updatedAt: now() })
      .where("pregnancyId", "=", pregnancyId)
      .where("state", "=", "lost")
      .execute();
  });
}

function lostOf(
  children: Child[],
  { childId, babyName }: LossOfChild,
  { before, left }: { before: Pregnancy; left: number },
): Child[] {
  const died = before.numberOfBabies - left;
  const told = children.filter(({ id }) => id === childId);
  if (told.length === Math.max(1, died)) return told;
  // Told a second time, as to name the one who lives.
  if (died === 0 && before.babyLoss) return [];
  const named = children.filter(({ name }) => babyName !== null && name === babyName);
  if (named.length === left) return living(children, named);
  return children;
}

function living(children: Child[], lost: Child[]): Child[] {
  return children.filter((child) => !lost.includes(child));
}

/** The name on the pregnancy is that of its first child: after a loss, of the first who lives. */
async function nameOfLiving({ db }: Context, pregnancyId: string, { babyName }: LossOfChild, [first]: Child[]) {
  if (babyName !== null || !first?.name) return;
  await db.updateTable("pregnancy").set({ babyName: first.name }).where("id", "=", pregnancyId).execute();
}

async function setState({ db, now }: Context, { id: memberId }: Member, child: Child, state: ChildRow["state"]) {
  const { id, pregnancyId, number } = child;
  const time = now();
  await db
    .insertInto("child")
    .values({ id, memberId, pregnancyId, number, state, createdAt: time, updatedAt: time })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ state, updatedAt: time }))
    .execute();
}
