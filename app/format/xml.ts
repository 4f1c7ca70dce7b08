const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

// Sitemap and feed are one string each; the packages `sitemap` and `feed` would bring six packages for it.
export function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  const allowed = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
  return allowed.toWellFormed().replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
