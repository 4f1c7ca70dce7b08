import type { AppSettings } from "./environment.ts";

/** HTML with the operator's name and numbers where the shipped text leaves a place for them. */
export function withSettings(html: string, app: AppSettings) {
  const values = new Map([
    ["{appName}", app.name],
    ["{emergencyNumber}", app.emergencyNumber],
    ["{helplineNumber}", app.helplineNumber],
  ]);
  return html.replaceAll(/\{[a-zA-Z]+\}/g, (place) => escapeHtml(values.get(place) ?? place));
}

function escapeHtml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
