import { isIP } from "node:net";
import { findingsAbout, reasonOf, type Finding } from "./finding.ts";
import { listFiles, onDisk, type Files } from "../ports/files/open.ts";
import type { S3Settings } from "../ports/files/s3-settings.ts";

const TIMEOUT_MS = 5_000;

export async function lookAtStore(s3: S3Settings, files: Files, dataDir: string): Promise<Finding[]> {
  const { fine, note, mend } = findingsAbout("store");
  const problem = await files.problem();
  if (problem) return [mend(problem.says)];
  const findings = [await lookFromOutside(s3)];
  const { protocol, hostname } = new URL(s3.endpoint);
  if (protocol === "http:" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname))
    findings.push(
      note(`pictures go to ${hostname} in the clear: use an https address, unless the network is your own`),
    );
  let left = 0;
  for await (const _ of listFiles(onDisk(dataDir))) left += 1;
  if (left > 0) findings.push(mend(`${left} files are still in ${dataDir}: npm run admin -- move-files to-s3`));
  if (findings.every(({ state }) => state !== "mend"))
    findings.unshift(fine(`the bucket ${s3.bucket} answers and keeps no versions`));
  return findings;
}

async function lookFromOutside({ endpoint, bucket, forcePathStyle }: S3Settings) {
  const { fine, note, mend } = findingsAbout("store");
  const address = new URL(endpoint);
  if (forcePathStyle || isIP(address.hostname)) address.pathname = `${address.pathname.replace(/\/$/, "")}/${bucket}`;
  else address.hostname = `${bucket}.${address.hostname}`;
  address.search = "list-type=2&max-keys=1";
  try {
    const { ok, status } = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (ok) return mend(`everybody can read ${bucket}, also what moderators took down: make the bucket private`);
    if ([401, 403, 404].includes(status)) return fine("nobody without a key can list it");
    return note(`whether it is private can't be tried (it answers ${status})`);
  } catch (error) {
    return note(`whether it is private can't be tried (${reasonOf(error)})`);
  }
}
