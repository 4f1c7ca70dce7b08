/**
 * Errors by the names of their fields, in the order of the form. What is said of the form as a whole, under an empty
 * name, comes first; fields that were not sent, such as a box without its tick, come last.
 * @param sent the names that the form sends, in its order; of a date its own or those of its parts.
 */
export function inFormOrder<T>(sent: string[], errors: Record<string, T>): Record<string, T> {
  const names = sent.map((name) => name.split(".")[0]);
  const place = (name: string) => {
    const index = names.indexOf(name.split(".")[0]);
    if (name === "") return -1;
    return index === -1 ? names.length : index;
  };
  return Object.fromEntries(Object.entries(errors).toSorted(([one], [other]) => place(one) - place(other)));
}
