import { data, type MiddlewareFunction } from "react-router";
import { isReadableQuery } from "../../server/contract/letters.ts";
import { say } from "../../server/contract/sentences/say.ts";

export const readableAddress: MiddlewareFunction<Response> = ({ request }, next) => {
  // Not `url`, in which the router has encoded the query again.
  if (isReadableQuery(new URL(request.url).search)) return next();
  throw data({ message: say.queryUnreadable() }, { status: 400 });
};
