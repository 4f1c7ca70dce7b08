import { data, type RouterContextProvider } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import { kindOf } from "./kinds.ts";

interface Params {
  kind: string;
  key: string;
}

export async function itemOf(params: Params, context: Readonly<RouterContextProvider>) {
  const one = getApi(context).content[":kind"][":key"];
  return (await load(one.$get({ query: {}, param: itemName(params) }))).data;
}

/** @throws 404 for a kind that there is not. */
export function itemName({ kind: name, key }: Params) {
  const kind = kindOf(name);
  if (!kind) throw data({ message: "There is no such page." }, { status: 404 });
  return { kind, key };
}
