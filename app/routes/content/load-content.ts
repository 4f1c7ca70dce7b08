import type { RouterContextProvider } from "react-router";
import { getApi, load } from "../../api/client.ts";

type Field = "aboutUs" | "termsAndConditions" | "privacyPolicy" | "citation";

/** One field of the content record that all four pages share. Apart from the page, whose file reaches the browser. */
export async function loadContent(context: Readonly<RouterContextProvider>, field: Field) {
  const { data } = await load(getApi(context).setting.$get());
  return { html: data[field], updatedOn: data.updatedOn[field] ?? null };
}
