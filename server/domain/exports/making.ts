import { randomBytes } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import type { Schema } from "../../db/schema.ts";
import { speaking } from "../../language.ts";
import { memberById } from "../member/member.ts";
import type { Context } from "../context.ts";
import { removeAfterCommit } from "../files/removals.ts";
import { enterFiles } from "../files/stored.ts";
import { newId } from "../identity.ts";
import { writeArchive } from "./archive.ts";
import { EXPORT_KEPT_MS, type DataExport } from "./exports.ts";

/** A worker that has not reported for so long counts as dead. */
const CLAIM_MS = 2 * 60_000;
const ATTEMPTS = 3;

export async function makeNextExport(context: Context): Promise<boolean> {
  const job = await claimNext(context);
  if (!job) return false;
  try {
    const file = await make(context, job);
    const isStillHers = await context.db.transaction().execute(async (db) => {
      const inside = { ...context, db };
      const expiresAt = context.now() + EXPORT_KEPT_MS;
      if (!(await update(inside, job, { state: "done", size: file.bytes, expiresAt }))) return false;
      await enterFiles(inside, { path: job.path, files: [file] });
      return true;
    });
    // The member left meanwhile, or another worker took the job over.
    if (!isStillHers) await context.exports.remove(job.path);
  } catch (error) {
    await giveUp(context, job);
    throw error;
  }
  return true;
}

type Job = Pick<DataExport, "id" | "memberId" | "language"> & { claim: string; path: string };

async function claimNext(context: Context): Promise<Job | null> {
  const { db, now } = context;
  const claim = newId();
  const path = `/exports/${randomBytes(16).toString("hex")}.zip`;
  const job = await db.transaction().execute(async (inside) => {
    const next = await inside
      .selectFrom("dataExport")
      .select(["id", "memberId", "language", "attempts", "path"])
      .where((where) => where.or([where("state", "=", "waiting"), isAbandoned(now())(where)]))
      .orderBy("createdAt")
      .limit(1)
      .executeTakeFirst();
    if (!next) return null;
    const isLast = next.attempts >= ATTEMPTS;
    // Checked again, so that of two workers that saw the same job only one takes it.
    const taken = await inside
      .updateTable("dataExport")
      .set({
        state: isLast ? "failed" : "working",
        attempts: next.attempts + 1,
        partsDone: 0,
        claim,
        claimedUntil: now() + CLAIM_MS,
        path: isLast ? null : path,
      })
      .where("id", "=", next.id)
      .where("attempts", "=", next.attempts)
      .returning("id")
      .executeTakeFirst();
    if (taken && next.path) await removeAfterCommit({ db: inside, now }, next.path);
    return { ...next, isMine: taken !== undefined && !isLast };
  });
  if (!job) return null;
  const { id, memberId, language } = job;
  return job.isMine ? { id, memberId, language, claim, path } : claimNext(context);
}

function isAbandoned(now: number) {
  return (where: ExpressionBuilder<Schema, "dataExport">) =>
    where.and([where("state", "=", "working"), where("claimedUntil", "<", now)]);
}

async function make(context: Context, job: Job) {
  const member = await memberById(context, job.memberId);
  const file = await context.exports.create(job.path);
  const report = async (partsDone: number) => {
    const claimedUntil = context.now() + CLAIM_MS;
    if (!(await update(context, job, { partsDone, claimedUntil })))
      throw new Error("this export is not wanted any more");
  };
  try {
    // The request that woke the work may be anybody's.
    const language = member.preferredLanguage ?? job.language ?? FIRST_LANGUAGE;
    await speaking(language, () => writeArchive(context, member, file, report));
    return await file.finish();
  } finally {
    await file.close();
  }
}

async function update({ db }: Context, { id, claim }: Job, values: Partial<DataExport>) {
  const found = await db
    .updateTable("dataExport")
    .set(values)
    .where("id", "=", id)
    .where("claim", "=", claim)
    .returning("id")
    .executeTakeFirst();
  return found !== undefined;
}

async function giveUp(context: Context, job: Job) {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await update(inside, job, { state: "failed", path: null });
    await removeAfterCommit(inside, job.path);
  });
}
