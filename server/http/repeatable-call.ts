const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
/** The database keeps what is added here from being added twice, whichever process is asked, by the key that it comes with. */
const KEYED = new Map([
  ["/socialform/add", "formKey"],
  ["/comment/add", "formKey"],
  ["/contact", "formKey"],
  ["/user/register", "formKey"],
  ["/chat/add", "clientId"],
]);

/** Whether the API does the same when the call comes twice. */
export async function isRepeatable(call: Request): Promise<boolean> {
  if (SAFE.has(call.method)) return true;
  const key = KEYED.get(new URL(call.url).pathname);
  if (call.method !== "POST" || key === undefined) return false;
  const copy = call.clone();
  const isJson = copy.headers.get("content-type")?.startsWith("application/json");
  const fields: unknown = await (isJson ? copy.json() : copy.formData().then(Object.fromEntries)).catch(() => null);
  return fields instanceof Object && Boolean(Reflect.get(fields, key));
}
