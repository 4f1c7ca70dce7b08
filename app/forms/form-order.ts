/**
 * Errors by the names of their fields, in the order of the form. What is said of the form as a whole, under an empty
 * name, comes first; a field that is not sent, such as a choice that was not made, stays behind the error before it.
 * @param names what the form sends or holds, in its order; of a date its own name or those of its parts.
 */
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
