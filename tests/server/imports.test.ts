import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../server");

/** Folders and files of `server/`, from the bottom: each imports only those that stand before it. */
const SERVER = `
  contract language.ts log.ts failures.ts fair-queue.ts remembered.ts html pictures ports metrics db traces settings setting-error.ts environment.ts misspelt.ts unsafe-settings.ts service-settings.ts data-folder.ts file-handles.ts config.ts database.ts reachable-files.ts
  domain content content-check backup api http doctor content-command.ts files-command.ts push-command.ts reminders-command.ts commands.ts admin.ts hints.ts sweeping.ts core.ts inherited-socket.ts application.ts index.ts
`;

/** The same of `server/domain/`. */
const DOMAIN = `
  password-hasher.ts in-flight.ts context.ts read-once.ts kept-until-written.ts identity.ts capitalised.ts day-words.ts device-words.ts name-in-words.ts plain-digits.ts paper-codes.ts phone-numbers.ts best-effort.ts isolates.ts lists search
  clinician-reviews translations
  member audit-log notify idempotency.ts files pregnancies tally blocks
  session push second-factor account messages forum reviews moderation member-administration settings support numbers signs
  children plan record growth calendar notifications reminders push-news pages tips events articles cities symptoms mood-check weeks guidelines family helplines content-pictures content
  site-search
  drafts exports leaving
`;

const imports = importsBelow(root);

/** Paths are relative to `server/`. */
function importsBelow(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/(?:\bfrom |\bimport |\bimport\()"(\.[^"]+)"/g)].map(
      ([, path = ""]) => ({
        file: relative(root, join(folder, file)),
        imported: relative(root, resolve(folder, dirname(file), path)),
      }),
    ),
  );
}

/** Imports below `folder` that the order from the bottom does not allow, each as 'file → file'. */
function against(order: string, folder = ""): string[] {
  const names = order.trim().split(/\s+/);
  const placeOf = (file: string) => {
    const name = file.slice(folder.length).split("/")[0] ?? "";
    if (!names.includes(name))
      throw new Error(`Give ${folder}${name} a place in the order of tests/server/imports.test.ts.`);
    return names.indexOf(name);
  };
  return imports
    .filter(
      ({ file, imported }) => file.startsWith(folder) && imported.startsWith(folder) && !imported.startsWith(".."),
    )
    .filter(({ file, imported }) => placeOf(file) < placeOf(imported))
    .map(({ file, imported }) => `${file} → ${imported}`);
}

test("types, modules and what is loaded later are all found as imports", () => {
  for (const imported of ["db/schema.ts", "domain/password-hasher.ts"])
    expect(imports).toContainEqual({ file: "domain/context.ts", imported });
  expect(imports).toContainEqual({ file: "content/load.ts", imported: "content/load/all.ts" });
  expect(imports).toContainEqual({ file: "domain/leaving/deletion.ts", imported: "domain/exports/exports.ts" });
});

test("folders of the server import in one direction", () => {
  expect(against(SERVER)).toEqual([]);
});

test("folders of the domain import in one direction", () => {
  expect(against(DOMAIN, "domain/")).toEqual([]);
});

test("pages know the API by its contract, by the type of its calls for hono's client, and the listener by a type", () => {
  const others = importsBelow(resolve(root, "../app"))
    .map(({ imported }) => imported)
    .filter((imported) => !imported.startsWith("..") && !imported.startsWith("contract/"));

  expect([...new Set(others)].toSorted()).toEqual(["api/api.ts", "http/pages.ts"]);
});

test("calls of the API know no middleware, form or page", () => {
  const app = resolve(root, "../app");
  const others = importsBelow(join(app, "api"))
    .map(({ imported }) => relative(app, resolve(root, imported)))
    .filter((imported) => !imported.startsWith("..") && !imported.startsWith("api/"));

  expect(new Set(others)).toEqual(new Set(["host.ts", "language.ts", "messages/m.ts"]));
});
