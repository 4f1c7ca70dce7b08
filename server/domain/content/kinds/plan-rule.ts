import type { Insertable } from "kysely";
import type { PlanRuleTable } from "../../../db/schema/library.ts";
import type { Stored } from "../define-kind.ts";
import type { source } from "../front-matter.ts";
import type { Storing } from "../kind.ts";
import type { z } from "zod";

interface Rule {
  name: string;
  about: string;
  why: string;
  bring?: string | undefined;
  from: number;
  to: number;
  source: z.infer<typeof source>;
}

type Own = "unit" | "gap" | "usefulTo" | "aboutOfSeveral" | "aboutMother" | "whyOfSeveral";

/** @param own what only rules of its kind have */
export async function storePlanRule(
  { db }: Storing,
  { id, key, matter: { name, about, why, bring, from, to, source } }: Stored<Rule>,
  own: Pick<Insertable<PlanRuleTable>, Own>,
): Promise<void> {
  const row = {
    name,
    about,
    why,
    bring: bring || null,
    fromAge: from,
    toAge: to,
    source: JSON.stringify(source),
    ...own,
  };
  await db
    .insertInto("planRule")
    .values({ id, key, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}
