import type { RouterContextProvider } from "react-router";
import { getApi, part } from "../../../api/client.ts";
import type { CaseName } from "./case-name.ts";

/** Of the queue; one's own words, which another moderator decides about, are passed over. */
const LOOKED_AT = "20";

interface Next extends CaseName {
  /** How many wait besides the one that is open. */
  left: number;
}

/** The case that waits after this one, or the first of the others; null where none waits. */
export async function nextCase(context: Readonly<RouterContextProvider>, here: CaseName): Promise<Next | null> {
  const query = { page: "1", limit: LOOKED_AT };
  const list = (await part(getApi(context).moderation.$get({ query }))).value;
  const waiting = list?.data ?? [];
  const isHere = ({ kind, id }: CaseName) => kind === here.kind && id === here.id;
  const place = waiting.findIndex(isHere);
  const others = [...waiting.slice(place + 1), ...waiting.slice(0, Math.max(place, 0))];
  const next = others.find((item) => !item.isMine && !isHere(item));
  return list && next ? { kind: next.kind, id: next.id, left: list.total - (place < 0 ? 0 : 1) } : null;
}
