import type { RouterContextProvider } from "react-router";
import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { getApi, load } from "../../../api/client.ts";
import type { Choices } from "./editor-form.tsx";

export async function loadChoices(context: Readonly<RouterContextProvider>, kind: ContentKind): Promise<Choices> {
  const choices = getApi(context).content[":kind"].choices;
  const of = async (named: "category" | "city", isNeeded: boolean) => {
    const { data } = await load(choices.$get({ param: { kind: named } }));
    return isNeeded ? data.map(({ key, title }) => ({ value: key, label: title })) : [];
  };
  return { category: await of("category", kind === "article"), city: kind === "event" ? await of("city", true) : [] };
}
