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
  return renamed(answer, names ? new Map(Object.entries(names)) : ourNames) as Spelled<T, S>;
}

export function fieldName(path: string): string {
  return ourNames.get(path) ?? path;
}

const ourNames: ReadonlyMap<string, string> = new Map(Object.entries(ours));

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  // Most objects have names of ours alone: to copy them whole takes half as long.
  const copy = { ...value };
  for (const name in copy) {
    const field = copy[name];
    if (field === undefined || names.has(name)) return withOurNames(value, names);
    if (name !== "matter" && isObject(field)) copy[name] = renamed(field, names);
  }
  return copy;
}

function withOurNames(value: Record<string, unknown>, names: ReadonlyMap<string, string>) {
  const copy: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value))
    if (field !== undefined) copy[names.get(name) ?? name] = name === "matter" ? field : renamed(field, names);
  return copy;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
