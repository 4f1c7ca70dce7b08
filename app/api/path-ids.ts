import { isStorable } from "../../server/contract/text.ts";

const ID_MAX = 100;
const NOTHING = "-";

/** The calls of a client, with the ids in their paths written so that each stays one part of its path. */
export function withPathIds<Calls>(calls: Calls): Calls {
  if (typeof calls !== "function") return calls;
  const proxy: unknown = new Proxy(calls, {
    get: (target, name) => withPathIds(Reflect.get(target, name)),
    apply: (target, self, [request, ...rest]: unknown[]) => Reflect.apply(target, self, [encoded(request), ...rest]),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it takes and answers what the calls do
  return proxy as Calls;
}

function encoded(request: unknown) {
  if (!(request instanceof Object && "param" in request && request.param instanceof Object)) return request;
  const entries = Object.entries(request.param).map(([name, value]) => [name, partOf(String(value))]);
  return Object.assign({}, request, { param: Object.fromEntries(entries) });
}

/** What can't be an id is that of nothing: dots would lead to another call, and the rest is no text of ours. */
function partOf(id: string) {
  const isId = id !== "" && id.length <= ID_MAX && isStorable(id) && !/^\.\.?$/.test(id);
  return isId ? encodeURIComponent(id) : NOTHING;
}
