import { href, useSearchParams } from "react-router";

/** Whose part of the plan the address shows: `own` or the id of a child. */
export const OF = "of";

/** @param of whose part alone; null for all */
export function planAddress(of: string | null): string {
  return withPart(href("/plan"), of, {});
}

/** The plan as the address shows it, beneath a dialog too. */
export function usePlanAddress(): string {
  return useDialogAddress(href("/plan"));
}

/** Of a dialog over the plan as the address shows it. @param about what the dialog's own address names */
export function useDialogAddress(path: string, about: Record<string, string> = {}): string {
  const [search] = useSearchParams();
  return withPart(path, search.get(OF), about);
}

function withPart(path: string, of: string | null, about: Record<string, string>) {
  const search = new URLSearchParams({ ...about, ...(of === null ? {} : { [OF]: of }) });
  return search.size > 0 ? `${path}?${search}` : path;
}
