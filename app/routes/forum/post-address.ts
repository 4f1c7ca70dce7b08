import { href } from "react-router";

export function postAddress(id: string): string {
  return `${href("/forum/details")}?${new URLSearchParams({ id })}`;
}
