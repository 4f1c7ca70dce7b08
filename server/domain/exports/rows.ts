import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import type { Column } from "./columns.ts";
import type { ValueWords } from "./values.ts";

export type Row = Record<string, string | number | boolean | null>;

export interface Content {
  name: string;
  about: () => string;
  columns: readonly Column[];
  values?: Partial<Record<Column, ValueWords>>;
  pages: (context: Context, member: Member) => AsyncIterable<Row[]>;
}

export const PAGE = 500;

export async function* pagesAfter(read: (after: number) => Promise<{ number: number; row: Row }[]>) {
  for (let after = 0; ;) {
    const page = await read(after);
    yield page.map(({ row }) => row);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.number;
  }
}

export function instant(time: null): null;
export function instant(time: number): string;
export function instant(time: number | null): string | null;
export function instant(time: number | null) {
  return time === null ? null : new Date(time).toISOString();
}
