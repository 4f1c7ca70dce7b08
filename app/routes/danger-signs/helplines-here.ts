import type { RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import type { Helpline } from "../../api/types.ts";
import { ownCity } from "../events/city.ts";

/** Those of her city; none where they can't be had: the operator's emergency number is on the page without them. */
export async function helplinesHere(request: Request, context: Readonly<RouterContextProvider>): Promise<Helpline[]> {
  const { id } = await ownCity(request, context);
  const outcome = await attempt(getApi(context).helpline.$get({ query: id === null ? {} : { city: id } }));
  return outcome.ok ? outcome.value.data : [];
}
