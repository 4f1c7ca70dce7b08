import { data, type MiddlewareFunction } from "react-router";
import { isReadableQuery, QUERY_UNREADABLE } from "../../server/contract/letters.ts";

export const readableAddress: MiddlewareFunction<Response> = ({ request }, next) => {
  // Not `url`, in which the router has encoded the query again.
  if (isReadableQuery(new URL(request.url).search)) return next();
  throw data({ message: QUERY_UNREADABLE }, { status: 400 });
};
