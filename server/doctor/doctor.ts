import { checkConfig, settingProblems } from "../config.ts";
import { misspeltSettings } from "../misspelt.ts";
import { lookAtBackups } from "./backups.ts";
import { lookAtBroker } from "./broker.ts";
import { lookAtClock } from "./clock.ts";
import { findingsAbout, type Finding } from "./finding.ts";
import { lookAtFolders } from "./folders.ts";
import { lookAtPostgres } from "./postgres.ts";
import { lookAtApi, lookAtProxy } from "./proxy.ts";
import { openFiles } from "../ports/files/open.ts";
import { lookAtSms } from "./sms.ts";
import { lookAtSqlite } from "./sqlite.ts";
import { lookAtStore } from "./store.ts";

export async function examine(environment: Record<string, string | undefined>): Promise<Finding[]> {
  const { fine, note, mend } = findingsAbout("settings");
  const problems = settingProblems(environment);
  if (problems.length > 0) return problems.map((line) => mend(`${line}; set it right, then ask again`));

  const { mode, role, dataDir, databaseUrl, redisUrl, s3, timeZone, ...config } = checkConfig(environment);
  const { publicOrigin, apiBaseUrls, secret = "" } = config;
  const findings = [
    fine(mode === "trial" ? "in order, for a trial on this machine" : `in order, for production, role ${role}`),
    ...misspeltSettings(environment).map((sentence) => note(sentence)),
    lookAtClock(Date.now(), timeZone),
  ];
  if (role !== "web") {
    findings.push(...(await lookAtFolders(dataDir)));
    const files = await openFiles({ dataDir, s3 });
    if (s3) findings.push(...(await lookAtStore(s3, files, dataDir)));
    findings.push(...(databaseUrl ? await lookAtPostgres(databaseUrl, files) : await lookAtSqlite(dataDir, files)));
    findings.push(lookAtSms(config, mode));
    if (mode === "production") findings.push(await lookAtBackups(dataDir, Date.now()));
  }
  if (redisUrl) findings.push(await lookAtBroker(redisUrl));
  if (role === "web") findings.push(...(await Promise.all(apiBaseUrls.map((url) => lookAtApi(url, secret)))));
  if (role !== "api" && publicOrigin) findings.push(...(await lookAtProxy(publicOrigin, secret)));
  return findings;
}

export function report(findings: Finding[]): { text: string; isWell: boolean } {
  const widest = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.map(
    ({ state, about, says }) => `${state}  ${about.padEnd(widest)}  ${says.replaceAll(/\s+/g, " ")}`,
  );
  const count = findings.filter(({ state }) => state === "mend").length;
  const end = count === 0 ? "Nothing to mend." : `${count} ${count === 1 ? "thing" : "things"} to mend.`;
  return { text: [...lines, "", end].join("\n"), isWell: count === 0 };
}
