import type { CaseKind } from "../../db/schema/moderation.ts";
import type { Member } from "../member/member.ts";
import { hasRole } from "../member/roles.ts";
import { EVERYWHERE } from "../blocks/blocks.ts";
import type { Context } from "../context.ts";
import { mayLookAgain } from "./answers.ts";
import { historyOf, type PastDecision } from "./history.ts";
import { neighboursOf, type Neighbour } from "./neighbours.ts";
import { caseById, nameIn, writtenBy, type Case } from "./queue.ts";

/** A case as a moderator opens it: with what was decided before, and what stands beside the text. */
export interface OpenCase extends Case {
  /** Under this name alone: a pseudonym's history is its own. */
  history: PastDecision[];
  neighbours: Neighbour[];
  /** False about her own words, and where another moderator is to look at an answer. */
  mayDecide: boolean;
  /** Then nobody can be warned or suspended. */
  isAuthorGone: boolean;
  /** Whether its author, known by her own name, has a role: then no case takes her voice. Of a pseudonym a trace tells. */
  hasRole: boolean;
}

/** @throws {Failure} notFound, as `caseById`. */
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
