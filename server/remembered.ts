/** @returns `make`, done once for each key. At `most` keys all are forgotten. */
export function remembered<Key, Value>(most: number, make: (key: Key) => Value): typeof make {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    if (known.size >= most) known.clear();
    known.set(key, value);
    return value;
  };
}
