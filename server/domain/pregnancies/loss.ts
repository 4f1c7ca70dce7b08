import type { Member } from "../accounts/members.ts";
import type { Context } from "../context.ts";
import { noLoss, pregnancyById, takeTurn, type Loss } from "./pregnancies.ts";

/**
 * One of her pregnancies or babies is lost, or was entered by mistake. Were pages speaking of it, they fall silent;
 * told anew, it says what she told last.
 * @throws {Failure} notFound, when it isn't hers.
 */
export async function recordLoss(context: Context, member: Member, pregnancyId: string, loss: Loss): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    await takeTurn(within, member.id);
    const { isCurrent } = await pregnancyById(within, member.id, pregnancyId);
    if (isCurrent) await takeTurn(within, member.id, { isPregnant: 0 });
    await db
      .updateTable("pregnancy")
      .set({ lossKind: loss.kind, isLossHidden: loss.isHidden ? 1 : 0, updatedAt: context.now() })
      .where("id", "=", pregnancyId)
      .execute();
  });
}

/**
 * Takes back what she told of a loss: all is as it was before. Where nothing was told, nothing changes.
 * @throws {Failure} notFound, when it isn't hers.
 */
export async function undoLoss(context: Context, member: Member, pregnancyId: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    await takeTurn(within, member.id);
    const { isCurrent, loss, birthDate } = await pregnancyById(within, member.id, pregnancyId);
    if (!loss) return;
    if (isCurrent) await takeTurn(within, member.id, { isPregnant: birthDate ? 0 : 1 });
    await db
      .updateTable("pregnancy")
      .set({ ...noLoss, updatedAt: context.now() })
      .where("id", "=", pregnancyId)
      .execute();
  });
}
