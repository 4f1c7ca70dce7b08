import { m } from "../messages/m.ts";

export function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024
    ? m.sizeKilobytes({ size: kilobytes })
    : m.sizeMegabytes({ size: (Math.ceil((kilobytes / 1024) * 10) / 10).toFixed(1) });
}
