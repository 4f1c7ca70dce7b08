import type { TestUmeed } from "../support/umeed.ts";
import type { NewMember } from "./members.ts";

/** What a moderator decides about a case (`post/<id>` and the like). */
export function decideAbout(
  moderator: Pick<NewMember, "call">,
  name: string,
  decision: { outcome: string; reason?: string } & Record<string, unknown>,
) {
  return moderator.call("POST", `/moderation/${name}/decision`, { body: { reason: "Please be kind.", ...decision } });
}

/** The decisions that a member was told of, the newest first: their ids, where her notifications lead. */
export async function decisionsToldTo(member: Pick<NewMember, "call">): Promise<string[]> {
  const { body } = await member.call("GET", "/notification/pagination?limit=100");
  const ids = Array.from(Object(body.data), (told) => Object(told).decisionId).filter((id) => typeof id === "string");
  return [...new Set(ids)];
}

/** What a member was told, the first first. */
export async function sentencesTo({ db }: Pick<TestUmeed, "db">, { id }: Pick<NewMember, "id">): Promise<string[]> {
  const told = db.selectFrom("notification").select("sentence").where("memberId", "=", id).orderBy("createdAt");
  return (await told.execute()).map(({ sentence }) => sentence);
}
