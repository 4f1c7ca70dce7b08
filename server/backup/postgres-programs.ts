import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { SettingError } from "../setting-error.ts";
import { isMissing } from "../ports/files/missing-file.ts";

const run = promisify(execFile);

export async function dumpPostgres(databaseUrl: string, path: string): Promise<void> {
  await runProgram("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${path}`], databaseUrl);
  await runProgram("pg_restore", ["--file=/dev/null", path]);
}

export async function loadPostgres(databaseUrl: string, path: string): Promise<void> {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const options = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", `--dbname=${name}`];
  await runProgram("pg_restore", [...options, path], databaseUrl);
}

async function runProgram(program: string, words: string[], databaseUrl?: string) {
  const env = { ...process.env, ...(databaseUrl ? connectionOf(new URL(databaseUrl)) : {}) };
  await run(program, words, { env }).catch((error: unknown) => {
    if (isMissing(error)) {
      throw new SettingError(`${program} is not installed (on Debian: apt-get install postgresql-client)`);
    }
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
    throw new SettingError(`${program} failed: ${said.split("\n")[0]}`, { cause: error });
  });
}

/** Passed by the environment, since all users of the machine can see command lines. */
function connectionOf({ hostname, port, username, password, pathname, searchParams }: URL) {
  return {
    PGHOST: decodeURIComponent(searchParams.get("host") ?? hostname),
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has("sslmode") ? { PGSSLMODE: searchParams.get("sslmode") ?? "" } : {}),
  };
}
