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
