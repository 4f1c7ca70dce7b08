import { z } from "zod";
import { SearchJson } from "../../../server/contract/search/answers.ts";
import type { Answer, CallOptions } from "../../support/api-call.ts";

interface Caller {
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

export type Found = z.infer<typeof SearchJson>;

export async function found(caller: Caller, q: string, more: Record<string, string> = {}): Promise<Found> {
  const { body } = await caller.call("GET", `/search?${new URLSearchParams({ q, ...more })}`);
  return SearchJson.parse(body);
}

export function firstsOf({ data }: Found) {
  const [group] = data;
  return { kind: group?.kind, titles: group?.items.map(({ title }) => title) ?? [] };
}

export const titlesOf = ({ data }: Found) => data.flatMap(({ items }) => items.map(({ title }) => title));
