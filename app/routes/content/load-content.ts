import type { RouterContextProvider } from "react-router";
import { getApi, load } from "../../api/client.ts";

type Field = "aboutUs" | "termsAndConditions" | "privacyPolicy" | "citation";

/** Not in the page's module, which is part of the browser's script. */
export async function loadContent(context: Readonly<RouterContextProvider>, field: Field) {
  const { data } = await load(getApi(context).setting.$get());
  return { html: data[field], updatedOn: data.updatedOn[field] ?? null };
}
