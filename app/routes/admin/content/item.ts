import { data, type RouterContextProvider } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import { kindOf } from "./kinds.ts";

export async function itemOf(params: { kind: string; key: string }, context: Readonly<RouterContextProvider>) {
  const kind = kindOf(params.kind);
  if (!kind) throw data({ message: "There is no such page." }, { status: 404 });
  const one = getApi(context).content[":kind"][":key"];
  return (await load(one.$get({ param: { kind, key: params.key } }))).data;
}
