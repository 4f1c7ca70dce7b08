/** Errors of the whole form (empty name) come first; a field missing from `names` stays behind the error before it. */
export function inFormOrder<T>(names: string[], errors: Record<string, T>): Record<string, T> {
  const fields = names.map((name) => name.split(".")[0]);
  let place = -1;
  const placed = Object.entries(errors).map(([name, error]) => {
    const index = fields.indexOf(name.split(".")[0]);
    place = name === "" ? -1 : index === -1 ? place : index;
    return { name, error, place };
  });
  return Object.fromEntries(
    placed.toSorted((one, other) => one.place - other.place).map(({ name, error }) => [name, error]),
  );
}

/**
 * @param sent the fields as the browser sent them, in the form's order
 * @param known all of them: one that was not sent, such as a choice not made, stands behind the one before it here
 */
export function allInOrder(sent: string[], known: string[]): string[] {
  const names = [...new Set(sent.map((name) => name.split(".")[0] ?? ""))];
  for (const [index, name] of known.entries()) {
    if (names.includes(name)) continue;
    const before = index === 0 ? -1 : names.indexOf(known[index - 1] ?? "");
    names.splice(before + 1, 0, name);
  }
  return names;
}
