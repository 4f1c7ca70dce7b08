import { href } from "react-router";

export function topicAddress(topic: string): string {
  return `${href("/forum")}?${new URLSearchParams({ topic })}`;
}

export function postAddress(id: string): string {
  return `${href("/forum/details")}?${new URLSearchParams({ id })}`;
}
