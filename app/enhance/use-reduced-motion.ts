import { useMedia } from "./use-media.ts";

export function useReducedMotion() {
  return useMedia("(prefers-reduced-motion: reduce)", true);
}
