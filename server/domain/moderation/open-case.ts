import type { CaseKind } from "../../db/schema/moderation.ts";
import type { Member } from "../member/member.ts";
import { hasRole } from "../member/roles.ts";
import { EVERYWHERE } from "../blocks/blocks.ts";
import type { Context } from "../context.ts";
import { mayLookAgain } from "./answers.ts";
import { historyOf, type PastDecision } from "./history.ts";
import { neighboursOf, type Neighbour } from "./neighbours.ts";
import { caseById, nameIn, writtenBy, type Case } from "./queue.ts";

export interface OpenCase extends Case {
  /** Only what was decided under this name, so that a pseudonym is not linked to its author. */
  history: PastDecision[];
  neighbours: Neighbour[];
  mayDecide: boolean;
  isAuthorGone: boolean;
  /** Known only for an own name; for a pseudonym it takes a logged unmasking. */
  hasRole: boolean;
}

export async function openCase(context: Context, moderator: Member, kind: CaseKind, id: string): Promise<OpenCase> {
  const found = await caseById(context, kind, id);
  const { decision, subject } = found;
  const written = nameIn(found);
  const history = written ? await historyOf(context, written.memberId, written.threadId) : [];
  return {
    ...found,
    history: history.filter((past) => past.id !== decision?.id),
    neighbours: subject ? await neighboursOf(context, subject) : [],
    mayDecide: decision
      ? decision.outcome === null && (await mayLookAgain(context, moderator, decision))
      : writtenBy(found) !== moderator.id,
    isAuthorGone: written === null,
    hasRole: written?.threadId === EVERYWHERE && (await hasRole(context, written.memberId)),
  };
}
