import { createHash } from "node:crypto";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

export const MANIFEST = "manifest.json";

export const DATABASE_FILES = { sqlite: "umeed.sqlite", postgres: "umeed.dump" } as const;

export const UPLOADS = "uploads";

const fileName = z.string().regex(/^(umeed\.(sqlite|dump)|uploads\/[\w-][\w.-]*)$/);

export const manifestSchema = z.object({
  made: z.iso.datetime(),
  database: z.enum(["sqlite", "postgres"]),
  migration: z.string(),
  /** What a version must know to restore it; later ones are additive. Older backups have none. */
  needsMigration: z.string().optional(),
  /** SHA-256 by the file's path in the backup. */
  files: z.record(fileName, z.hex()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export async function digestFiles(folder: string): Promise<Manifest["files"]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Manifest["files"] = {};
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files[path.slice(folder.length + 1)] = await digest(path);
  }
  return files;
}

export async function digest(path: string): Promise<string> {
  const file = await open(path);
  try {
    await file.sync();
    const hash = createHash("sha256");
    for await (const bytes of file.createReadStream({ autoClose: false })) hash.update(bytes);
    return hash.digest("hex");
  } finally {
    await file.close();
  }
}
