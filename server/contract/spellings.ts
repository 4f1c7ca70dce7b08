const ours = {
  _id: "id",
  userId: "author",
  recieverId: "receiverId",
  afterpregnancyWeek: "afterBirthWeek",
  likescounter: "likeCount",
  commentsCounter: "commentCount",
  moodID: "mood",
  uploadingTime: "createdTime",
  createdDate: "createdAt",
  dob: "dateOfBirth",
  lat: "latitude",
  lang: "longitude",
  contacts: "visits",
  nextContact: "nextVisit",
} as const;

export const inConversations = { ...ours, userId: "partner" } as const;

export type Spelling = Record<string, string>;
export type Ours = typeof ours;

export type Spelled<T, S extends Spelling = Ours> = T extends readonly (infer Item)[]
  ? Spelled<Item, S>[]
  : T extends object
    ? { [Name in keyof T as Name extends keyof S ? S[Name] : Name]: Spelled<T[Name], S> }
    : T;

/** Copies an answer and renames its fields. Those of a content document, `matter`, are data and stay. */
export function spelled<T, S extends Spelling = Ours>(answer: T, names?: S): Spelled<T, S> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type says of the names what the function does to them
  return renamed(answer, names ?? ours) as Spelled<T, S>;
}

export function fieldName(path: string): string {
  return nameOf(path, ours);
}

function renamed(value: unknown, names: Spelling): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const field: unknown = Reflect.get(value, name);
    if (field !== undefined) copy[nameOf(name, names)] = name === "matter" ? field : renamed(field, names);
  }
  return copy;
}

function nameOf(name: string, names: Spelling): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}
