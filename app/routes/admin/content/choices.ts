import type { RouterContextProvider } from "react-router";
import type { FieldOf } from "../../../../server/contract/content/fields.ts";
import { kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import { getApi, load } from "../../../api/client.ts";
import type { Choices } from "./editor-form.tsx";
import type { Upload } from "./upload-field.tsx";
import type { Icons } from "./icon-field.tsx";
import { listOf } from "./typed.ts";

/** One sheet of pictures takes 24. */
const COMMON = "23";
const NAMED_LIKE_IT = "50";
const UPLOADS = "12";

export async function loadChoices(
  context: Readonly<RouterContextProvider>,
  kind: ContentKind,
  { picture, cover, signs }: Record<string, unknown>,
): Promise<Choices> {
  const choices = getApi(context).content[":kind"].choices;
  const of = async (named: "category" | "city" | "symptom", isNeeded: boolean) => {
    if (!isNeeded) return [];
    const { data } = await load(choices.$get({ param: { kind: named } }));
    return data.map(({ key, title }) => ({ value: key, label: title }));
  };
  const has = (wanted: FieldOf["control"]) => kindsOfContent[kind].fields.some(({ control }) => control === wanted);
  const { text, isAdvice } = kindsOfContent[kind];
  const hasSigns = kind === "dangerSign" || (isAdvice && text !== undefined);
  return {
    category: await of("category", kind === "article"),
    city: await of("city", kind === "event"),
    symptom: await of("symptom", kind === "dangerSign"),
    sign: hasSigns ? await signsFor(context, listOf(signs)) : [],
    uploads: has("upload") || text ? await uploadsFor(context, cover) : [],
    icons: has("icon") ? await iconsFor(context, picture) : { current: null, common: [] },
  };
}

const groups = { pregnant: "pregnant", afterBirth: "after birth", afterLoss: "after a loss", baby: "a baby" };

async function signsFor(context: Readonly<RouterContextProvider>, chosen: string[]) {
  const { data } = await load(getApi(context).content.signs.$get());
  const first = chosen.flatMap((key) => data.find((sign) => sign.key === key) ?? []);
  return [...first, ...data.filter((sign) => !first.includes(sign))].map(({ key, words, who, hasThreshold }) => ({
    value: key,
    label: `${words} (${who.map((one) => groups[one]).join(", ")}) · ${key}`,
    who,
    hasThreshold,
  }));
}

async function iconsFor(context: Readonly<RouterContextProvider>, picture: unknown): Promise<Icons> {
  const icons = getApi(context).content.icon;
  const name = typeof picture === "string" ? picture : "";
  const [common, alike] = await Promise.all([
    load(icons.$get({ query: { limit: COMMON } })),
    name ? load(icons.$get({ query: { limit: NAMED_LIKE_IT, search: name } })) : null,
  ]);
  return { current: alike?.data.find((icon) => icon.name === name) ?? null, common: common.data };
}

/** The newest pictures that editors uploaded, and before them the one that the text has. */
async function uploadsFor(context: Readonly<RouterContextProvider>, cover: unknown): Promise<Upload[]> {
  const { data } = await load(getApi(context).content.picture.$get({ query: { limit: UPLOADS } }));
  const newest = data.map(({ url, alt, markdown }) => ({ path: url, alt, markdown }));
  if (typeof cover !== "string" || newest.some(({ path }) => path === cover)) return newest;
  return [{ path: cover, alt: "The one it has now", markdown: `![](${cover})` }, ...newest];
}
