const REPLACEMENT = "\uFFFD";
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

/** Names of fields with letters that can't be read. The bytes decide, since U+FFFD may also have been typed. */
export async function unreadableFields(form: FormData, bytes: Buffer, type: string): Promise<Set<string>> {
  const suspects = [...form].filter(([name, value]) => `${name}${wordsOf(value)}`.includes(REPLACEMENT));
  if (suspects.length === 0) return new Set();
  if (type === "application/x-www-form-urlencoded") {
    const pairs = bytes.toString("latin1").split("&");
    return new Set(pairs.filter((pair) => !isReadableQuery(pair)).map(nameIn));
  }
  const inFiles = await Promise.all([...form].map(async ([, value]) => (value instanceof File ? countIn(value) : 0)));
  const sent = inFiles.reduce((sum, count) => sum - count, replacementsIn(bytes));
  const found = [...form].reduce((sum, [name, value]) => sum + replacementsIn(Buffer.from(name + wordsOf(value))), 0);
  return new Set(found > sent ? suspects.map(([name]) => name) : []);
}

/** ASCII without a percent sign. */
const isPlain = /^[ -$&-~]*$/;

/** @param query as in an address or a form's body: one character a byte. */
export function isReadableQuery(query: string): boolean {
  if (isPlain.test(query)) return true;
  const decoded = query.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return isUtf8(Buffer.from(decoded, "latin1"));
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function nameIn(pair: string) {
  return [...new URLSearchParams(pair).keys()][0] ?? "";
}

const wordsOf = (value: FormDataEntryValue) => (typeof value === "string" ? value : value.name);

async function countIn(file: File) {
  return replacementsIn(Buffer.from(await file.arrayBuffer()));
}

function replacementsIn(bytes: Buffer) {
  let count = 0;
  for (let at = bytes.indexOf(REPLACEMENT_BYTES); at !== -1; at = bytes.indexOf(REPLACEMENT_BYTES, at + 3)) count += 1;
  return count;
}
