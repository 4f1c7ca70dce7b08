import { href } from "react-router";

/** The permanent address of a post. */
export function postAddress(id: string): string {
  return `${href("/forum/details")}?${new URLSearchParams({ id })}`;
}
