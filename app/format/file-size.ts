export function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(Math.ceil((kilobytes / 1024) * 10) / 10).toFixed(1)} MB`;
}
